/** Relay of WalletConnect's messages if no other one is configured. */
export const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org';

export const WALLET_CONNECT_ID = 'walletConnect';
