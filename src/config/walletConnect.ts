/** The relay that WalletConnect's messages go through where no other one is configured. */
export const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org';

/** The id under which WalletConnect is offered and remembered as the last wallet. */
export const WALLET_CONNECT_ID = 'walletConnect';
