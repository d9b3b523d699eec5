export { NetworkSelector, WatchStrip, WrongNetwork } from './lazyParts.ts';
export { WalletButton } from './WalletButton.tsx';
export { wrongNetworkWords } from './wrongNetworkWords.ts';
