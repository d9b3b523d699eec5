export { NetworkSelector, WrongNetwork } from './lazyParts.ts';
export { SwitchNetworkButton } from './SwitchNetworkButton.tsx';
export { WalletButton } from './WalletButton.tsx';
