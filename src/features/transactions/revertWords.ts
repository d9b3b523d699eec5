import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RevertCause, RevertCode } from '#domain/transactions/revertCause.ts';

const words: Readonly<Record<RevertCode, MessageDescriptor>> = {
  priceMoved: msg`The price moved beyond your slippage tolerance, or a token charges a transfer fee. Review the new price and try again.`,
  bondPriceRose: msg`The price rose above your maximum. Review the new price.`,
  deadlinePassed: msg`The deadline passed before it was mined. Try again, or set a longer deadline.`,
  invariant: msg`The pool's invariant x*y=k would not be satisfied. A fee-on-transfer token may be the cause.`,
  insufficient: msg`Your balance or approval was too low when it was mined. Check both and try again.`,
  tokenRefused: msg`The token refused the transfer. Check its approval; fee-on-transfer and frozen tokens may still fail.`,
  paused: msg`The contract is paused or has ended. Check the page and try again once it resumes.`,
  proposalRefused: msg`Governance refused it: votes or the proposal's state changed. Check the proposal and try again.`,
  cannotPay: msg`The contract couldn't pay when it was mined. Try again once it is funded.`,
  lowLiquidity: msg`The pool can't take these amounts. Review them and try again.`,
  bondRefused: msg`The bond no longer takes this amount. Review the bond and try again.`,
  orderGone: msg`The order was filled or cancelled first. Check your open orders.`,
  alreadyTaken: msg`It was claimed already, so there was nothing to take. Check what you can claim now.`,
  permitUsed: msg`The signature is no longer valid. Sign again, or approve instead.`,
  stillLocked: msg`The contract doesn't take this amount or time. Check what is staked and unlocked.`,
  outOfGas: msg`It ran out of gas. Try again with a higher gas limit in your wallet.`,
  unknown: msg`The contract refused it. Review your input before you try again.`,
};

interface Reverted {
  readonly revert?: RevertCause | undefined;
}

export const revertWords = ({ revert }: Reverted): MessageDescriptor | undefined => revert && words[revert.code];

const priceCodes: ReadonlySet<RevertCode> = new Set(['priceMoved', 'bondPriceRose']);

export const nextStepWords = ({ revert }: Reverted): MessageDescriptor =>
  revert && priceCodes.has(revert.code) ? msg`Review the new price` : msg`Close`;
