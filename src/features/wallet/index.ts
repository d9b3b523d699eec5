export { NetworkSelector, WatchStrip, WrongNetwork } from './lazyParts.ts';
export { WalletButton } from './WalletButton.tsx';
export { wrongNetworkWords } from './wrongNetworkWords.ts';
export { useStopWatching } from './watch/useStopWatching.ts';
export { WatchForm } from './watch/WatchForm.tsx';
