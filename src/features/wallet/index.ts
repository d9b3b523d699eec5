export { WalletButton } from './WalletButton.tsx';
export { WrongNetworkBanner } from './WrongNetworkBanner.tsx';
