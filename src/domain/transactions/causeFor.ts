import type { RevertCause } from './revertCause.ts';
import type { TransactionInfo } from './types.ts';

/** These calls pay the account, so a missing balance is the contract's. */
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

/** Cause of a revert: `cannotPay` if the contract, not the account, owed the transfer that failed with a reason. */
export const causeFor = (infos: readonly TransactionInfo[], cause: RevertCause): RevertCause => {
  const isOfPayer = cause.code === 'insufficient' || cause.code === 'tokenRefused';
  return isOfPayer && cause.reason !== '' && infos.every(({ kind }) => PAYOUTS.has(kind))
    ? { ...cause, code: 'cannotPay' }
    : cause;
};
