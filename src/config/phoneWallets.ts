/**
 * Apps that take a WalletConnect link: `link`, the maker's universal link followed by the encoded one, opens the app where
 * it is installed, else the maker's page. MetaMask documents link.metamask.io alone; metamask.app.link is its former one.
 */
export const phoneWallets: readonly { readonly name: string; readonly link: string }[] = [
  { name: 'MetaMask', link: 'https://link.metamask.io/wc?uri=' },
  { name: 'Trust Wallet', link: 'https://link.trustwallet.com/wc?uri=' },
  { name: 'Rainbow', link: 'https://rnbwapp.com/wc?uri=' },
  { name: 'Zerion', link: 'https://wallet.zerion.io/wc?uri=' },
];
