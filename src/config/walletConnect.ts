export const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org';

export const WALLET_CONNECT_ID = 'walletConnect';
