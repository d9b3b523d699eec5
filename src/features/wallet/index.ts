export { NetworkSelector, WrongNetwork } from './lazyParts.ts';
export { WalletButton } from './WalletButton.tsx';
