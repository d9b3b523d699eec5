/**
 * Universal links, followed by the encoded WalletConnect link: they open the app, else the maker's page. MetaMask
 * documents only link.metamask.io; metamask.app.link is its former one.
 */
export const phoneWallets: readonly { readonly name: string; readonly link: string }[] = [
  { name: 'MetaMask', link: 'https://link.metamask.io/wc?uri=' },
  { name: 'Trust Wallet', link: 'https://link.trustwallet.com/wc?uri=' },
  { name: 'Rainbow', link: 'https://rnbwapp.com/wc?uri=' },
  { name: 'Zerion', link: 'https://wallet.zerion.io/wc?uri=' },
];
