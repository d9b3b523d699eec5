import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletProblem } from '#writes/wallet/connectWallet.ts';

export const walletProblemWords: Readonly<Record<WalletProblem['code'], MessageDescriptor>> = {
  rejected: msg`The request was rejected in the wallet`,
  pendingInWallet: msg`A request is already waiting in your wallet. Open the wallet and respond there.`,
  unsupported: msg`This wallet cannot connect to websites. Choose another one.`,
  noWallet: msg`This wallet is no longer in this browser. Choose another one.`,
  unreachable: msg`Couldn't reach WalletConnect's relay. Check your connection and try again.`,
  expired: msg`Nobody used the link in time. Try again for a new one.`,
  noPolygon: msg`The wallet did not offer Polygon. Turn Polygon on in the wallet and try again.`,
  cannotSend: msg`This wallet's connection takes no transactions. Allow them in the wallet, or choose another one.`,
  noAccount: msg`The wallet shared no account. Unlock it, choose an account for this site and try again.`,
  badAccount: msg`The wallet's answer names no valid account. Update the wallet, or choose another one.`,
  failed: msg`Oops! An unknown error occurred. Please refresh the page, or visit from another browser or device.`,
};

export const switchProblemWords: typeof walletProblemWords = {
  rejected: msg`The request was rejected in the wallet.`,
  pendingInWallet: walletProblemWords.pendingInWallet,
  unsupported: msg`The wallet can't switch from here. Choose Polygon in your wallet.`,
  noWallet: walletProblemWords.noWallet,
  unreachable: walletProblemWords.unreachable,
  expired: msg`The wallet did not respond in time. Try again.`,
  noPolygon: msg`The wallet can't switch from here. Choose Polygon in your wallet.`,
  cannotSend: walletProblemWords.cannotSend,
  noAccount: walletProblemWords.noAccount,
  badAccount: walletProblemWords.badAccount,
  failed: msg`The wallet did not switch. Choose Polygon in your wallet.`,
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const ageWords = (ageMs: number): MessageDescriptor => {
  if (ageMs < MINUTE_MS) return msg`now`;
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (ageMs < HOUR_MS) return msg`${minutes} min`;
  const hours = Math.floor(ageMs / HOUR_MS);
  if (ageMs < DAY_MS) return msg`${hours} h`;
  const days = Math.floor(ageMs / DAY_MS);
  return msg`${days} d`;
};
