export { WrongNetworkBanner } from './lazyParts.ts';
export { WalletButton } from './WalletButton.tsx';
