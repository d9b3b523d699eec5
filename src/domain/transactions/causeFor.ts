import type { RevertCause } from './revertCause.ts';
import type { TransactionInfo } from './types.ts';

/** Calls that take nothing from the account: their contract pays, and what it lacks is no balance of the account. */
const PAYOUTS: ReadonlySet<TransactionInfo['kind']> = new Set([
  'claimRewards',
  'claimTrades',
  'claimOrderRewards',
  'claimBurnRewards',
  'claimDistribution',
  'claimBond',
  'claimAirdrop',
  'unstake',
  'leaveRewards',
  'unlockTokens',
  'drip',
]);

/** The cause of a revert of these calls, given the contract's own reason. */
export const causeFor = (infos: readonly TransactionInfo[], cause: RevertCause): RevertCause => {
  const isOfPayer = cause.code === 'insufficient' || cause.code === 'tokenRefused';
  return isOfPayer && cause.reason !== '' && infos.every(({ kind }) => PAYOUTS.has(kind))
    ? { ...cause, code: 'cannotPay' }
    : cause;
};
