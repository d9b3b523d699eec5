/** Apps that take a WalletConnect link: `link` opens the app where it is installed, else the maker's page. */
export const phoneWallets: readonly { readonly name: string; readonly link: string }[] = [
  { name: 'MetaMask', link: 'https://metamask.app.link/wc?uri=' },
  { name: 'Trust Wallet', link: 'https://link.trustwallet.com/wc?uri=' },
  { name: 'Rainbow', link: 'https://rnbwapp.com/wc?uri=' },
  { name: 'Zerion', link: 'https://wallet.zerion.io/wc?uri=' },
];
