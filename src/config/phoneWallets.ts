/** Universal links open the app if it is installed, else the maker's page. MetaMask documents only link.metamask.io. */
export const phoneWallets: readonly { readonly name: string; readonly link: string }[] = [
  { name: 'MetaMask', link: 'https://link.metamask.io/wc?uri=' },
  { name: 'Trust Wallet', link: 'https://link.trustwallet.com/wc?uri=' },
  { name: 'Rainbow', link: 'https://rnbwapp.com/wc?uri=' },
  { name: 'Zerion', link: 'https://wallet.zerion.io/wc?uri=' },
];
