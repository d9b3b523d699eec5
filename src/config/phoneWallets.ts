/**
 * Wallet apps that accept a WalletConnect link. `link` is the maker's universal link, followed by the encoded one: it
 * opens the app if installed, else the maker's page. MetaMask documents only link.metamask.io; metamask.app.link is its
 * former one.
 */
export const phoneWallets: readonly { readonly name: string; readonly link: string }[] = [
  { name: 'MetaMask', link: 'https://link.metamask.io/wc?uri=' },
  { name: 'Trust Wallet', link: 'https://link.trustwallet.com/wc?uri=' },
  { name: 'Rainbow', link: 'https://rnbwapp.com/wc?uri=' },
  { name: 'Zerion', link: 'https://wallet.zerion.io/wc?uri=' },
];
