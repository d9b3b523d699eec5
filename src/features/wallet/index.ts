export { NetworkSelector, WatchStrip, WrongNetwork } from './lazyParts.ts';
export { ConnectButton, useWalletSteps } from './ConnectButton.tsx';
export { connectWords } from './connectWords.ts';
export { NoAccount } from './NoAccount.tsx';
export { WalletButton } from './WalletButton.tsx';
export { wrongNetworkWords } from './wrongNetworkWords.ts';
export { useStopWatching } from './watch/useStopWatching.ts';
export { WatchForm } from './watch/WatchForm.tsx';
export { AssetsNav } from './AssetsNav.tsx';
