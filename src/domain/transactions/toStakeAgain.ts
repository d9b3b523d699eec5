import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import { actualCalls } from './actualCall.ts';
import { hasFailed } from './isSettled.ts';
import { isSame } from './receiptFacts.ts';
import { requestedCall, signedDifference } from './signedDifference.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

interface Programme {
  readonly contract: Address;
  readonly token: Address;
}

const unlocked = (record: TransactionRecord): string | undefined => {
  const call = actualCalls(record)[0]?.call;
  return call && 'amount' in call ? call.amount : undefined;
};

const paidOut = (record: TransactionRecord, token: Address): string | undefined => {
  const { info, claimed } = record;
  if (info.kind === 'unlockTokens') return unlocked(record);
  if (info.kind !== 'claimRewards') return undefined;
  if (isSame(info.reward.address, token)) return claimed?.reward;
  return isSame(info.secondReward?.address, token) ? claimed?.secondReward : undefined;
};

const isStakeAfter = (claim: TransactionInfo, later: TransactionInfo): boolean => {
  if (claim.kind === 'unlockTokens')
    return later.kind === 'lockTokens' && isSame(later.token.address, claim.token.address);
  return (
    claim.kind === 'claimRewards' &&
    later.kind === 'stake' &&
    claim.programme === later.programme &&
    claim.pool === later.pool
  );
};

/** A smart account's bundler sends the claim, so the receipt names the bundler's contract. */
const isCallOf = (claim: TransactionRecord, contract: Address): boolean => {
  const { receipt, signed } = claim;
  if (isSame(receipt?.to ?? undefined, contract)) return true;
  const isAsRequested = receipt !== undefined && signed !== undefined && signedDifference(claim) === undefined;
  return isAsRequested && isSame(requestedCall(claim)?.to, contract);
};

/**
 * Raw amount of the token that a claim, or the withdrawal of a lock, paid out by its receipt. Undefined before the
 * receipt, for a call of another contract, and once a later stake in the same programme was sent.
 */
export const toStakeAgain = (
  records: Readonly<Record<Hex, TransactionRecord>>,
  hash: Hex,
  { contract, token }: Programme,
): bigint | undefined => {
  const claim = records[hash];
  if (!claim || hasFailed(claim) || !isCallOf(claim, contract)) return undefined;
  const isStaked = Object.values(records).some(
    (record) =>
      record.from === claim.from &&
      record.addedTime > claim.addedTime &&
      !hasFailed(record) &&
      isStakeAfter(claim.info, record.info),
  );
  const paid = isStaked ? undefined : paidOut(claim, token);
  return paid === undefined || paid === '0' ? undefined : BigInt(paid);
};
