export { NetworkSelector, WatchStrip, WrongNetwork } from './lazyParts.ts';
export { ConnectButton } from './ConnectButton.tsx';
export { connectWords } from './connectWords.ts';
export { NoAccount } from './NoAccount.tsx';
export { WalletButton } from './WalletButton.tsx';
export { wrongNetworkWords } from './wrongNetworkWords.ts';
export { useWalletSteps } from './useWalletSteps.ts';
export { useStopWatching } from './watch/useStopWatching.ts';
export { WatchForm } from './watch/WatchForm.tsx';
