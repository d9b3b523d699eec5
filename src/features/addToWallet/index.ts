export { AddProductToken } from './AddProductToken.tsx';
export { AddToWallet } from './AddToWallet.tsx';
export { AddToWalletIcon } from './AddToWalletIcon.tsx';
