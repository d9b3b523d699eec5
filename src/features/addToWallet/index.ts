export { AddProductToken, AddToWallet } from './AddToWallet.tsx';
export { AddToWalletIcon } from './AddToWalletIcon.tsx';
