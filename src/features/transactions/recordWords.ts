import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  actualCalls,
  isPartlyDone,
  staysApproved,
  withActual,
  type ActualCall,
} from '#domain/transactions/actualCall.ts';
import { callsOf, rewardedCall } from '#domain/transactions/decodeCalls.ts';
import { isClaim } from '#domain/transactions/isClaim.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { amountWords, paidWords } from './amountWords.ts';
import { doneWords } from './doneWords.ts';
import { splitDone, splitSummary } from './splitWords.tsx';
import { isUnfilled, summaryWords } from './summaryWords.ts';

type Meant = Pick<TransactionRecord, 'info' | 'also' | 'calls' | 'outcome' | 'claimed'>;

const AIDS: ReadonlySet<TransactionInfo['kind']> = new Set(['approve', 'resetApproval', 'requireBalance']);

/** Approvals and checks in a batch count only if there is nothing else. */
const purposesOf = (record: Meant): readonly ActualCall[] => {
  const all = actualCalls(record);
  const purposes = all.filter(({ info: { kind } }) => !AIDS.has(kind));
  return purposes.length > 0 ? purposes : all;
};

const commonKind = (infos: readonly TransactionInfo[]): TransactionInfo['kind'] | undefined => {
  const kinds = new Set(infos.map(({ kind }) => kind));
  return kinds.size === 1 ? infos[0]?.kind : undefined;
};

const isPayment = (info: TransactionInfo): boolean => isClaim(info) || info.kind === 'unlockTokens';

/** Two swaps in a row count as one. Swaps of a move do not count. */
const kindsOf = (infos: readonly TransactionInfo[]): string => {
  const kinds = infos.map(({ kind }) => kind);
  const isMove = kinds.includes('removeLiquidity') && kinds.includes('addLiquidity');
  return kinds
    .filter((kind) => !isMove || kind !== 'placeOrder')
    .join(' ')
    .replace('placeOrder placeOrder', 'placeOrder');
};

const jointWords = (infos: readonly TransactionInfo[]): MessageDescriptor | undefined => {
  switch (kindsOf(infos)) {
    case 'addLiquidity stake':
      return msg`Add liquidity and stake it for rewards`;
    case 'claimRewards stake':
      return msg`Claim rewards and stake them again`;
    case 'unlockTokens lockTokens':
      return msg`Withdraw a lock and lock it again`;
    case 'placeOrder addLiquidity':
      return msg`Swap a part and add liquidity`;
    case 'placeOrder addLiquidity stake':
      return msg`Swap a part, add liquidity and stake it for rewards`;
    case 'claimRewards placeOrder addLiquidity':
      return msg`Claim rewards, swap a part and add liquidity`;
    case 'claimRewards placeOrder addLiquidity stake':
      return msg`Claim rewards, swap a part, add liquidity and stake it`;
    case 'removeLiquidity placeOrder':
      return msg`Remove liquidity and swap a part`;
    case 'removeLiquidity addLiquidity':
      return msg`Move liquidity to another pool`;
    case 'removeLiquidity addLiquidity stake':
      return msg`Move liquidity to another pool and stake it for rewards`;
    case 'unstake removeLiquidity addLiquidity':
      return msg`Withdraw from the rewards pool and move liquidity to another pool`;
    case 'unstake removeLiquidity addLiquidity stake':
      return msg`Withdraw from the rewards pool, move liquidity to another pool and stake it for rewards`;
    case 'unstake removeLiquidity':
      return msg`Withdraw from the rewards pool and remove liquidity`;
    case 'unstake removeLiquidity placeOrder':
      return msg`Withdraw from the rewards pool, remove liquidity and swap a part`;
    default:
      return undefined;
  }
};

export const recordWords = (record: Meant): MessageDescriptor => {
  const purposes = purposesOf(record).map(({ info }) => info);
  const count = purposes.length;
  if (count === 1) return summaryWords(purposes[0] ?? record.info);
  if (purposes.every(isClaim)) return msg`Claim ${count} rewards`;
  switch (commonKind(purposes)) {
    case 'unlockTokens':
      return msg`Withdraw ${count} ended locks`;
    case 'cancelOrder':
      return msg`Cancel ${count} orders`;
    case 'placeOrder':
      return msg`Place ${count} orders`;
    case 'approve':
      return msg`Approve ${count} tokens`;
    case 'resetApproval':
      return msg`Revoke ${count} approvals`;
    default:
      if (purposes.every(isPayment)) return msg`Claim rewards and withdraw ended locks`;
      return splitSummary(purposes) ?? jointWords(purposes) ?? msg`${count} actions in one transaction`;
  }
};

/** Rewards of all calls by the receipt; undefined if there are none, or another payment may be in them. */
export const claimedWords = (record: Meant): string | undefined => {
  const rewarded = rewardedCall(record);
  return rewarded && record.claimed && paidWords(rewarded, record.claimed);
};

const lockWords = (purpose: ActualCall): string => {
  const info = withActual(purpose);
  return info.kind === 'lockTokens' || info.kind === 'unlockTokens' ? amountWords(info.amount, info.token, 'paid') : '';
};

/** Undefined if the transaction did anything else, or the locks were in several tokens. */
const endedLockWords = (purposes: readonly ActualCall[], record: Meant): MessageDescriptor | undefined => {
  const infos = purposes.map(withActual);
  const unlocked = infos.flatMap((each) => (each.kind === 'unlockTokens' ? [each] : []));
  const [{ token } = { token: undefined }] = unlocked;
  const isOneToken = unlocked.every((each) => each.token.address === token?.address);
  if (!token || !isOneToken || !infos.every(isPayment)) return undefined;
  const back = amountWords(String(unlocked.reduce((sum, { amount }) => sum + BigInt(amount), 0n)), token, 'received');
  const count = unlocked.length;
  if (count === infos.length) return msg`${back} withdrawn from ${count} locks`;
  const paid = claimedWords(record);
  return paid ? msg`${paid} claimed, ${back} withdrawn from ended locks` : undefined;
};

const againWords = (
  [claim, stake]: readonly ActualCall[],
  claimed: Meant['claimed'],
): MessageDescriptor | undefined => {
  if (!claim || !stake) return undefined;
  switch (kindsOf([claim.info, stake.info])) {
    case 'claimRewards stake':
      return doneWords(stake, claimed);
    case 'unlockTokens lockTokens': {
      const [back, locked] = [lockWords(claim), lockWords(stake)];
      return msg`${back} withdrawn, ${locked} locked again`;
    }
    default:
      return undefined;
  }
};

const severalWords = (purposes: readonly ActualCall[], record: Meant): MessageDescriptor | undefined => {
  if (purposes.some(({ call }) => call === null)) return undefined;
  const count = purposes.length;
  switch (commonKind(purposes.map(({ info }) => info))) {
    case 'cancelOrder':
      return msg`${count} orders cancelled`;
    case 'placeOrder':
      return msg`${count} orders placed`;
    case 'resetApproval': {
      const left = purposes.filter((purpose) => staysApproved(purpose) !== undefined).length;
      return left === 0 ? msg`${count} approvals revoked` : msg`Not revoked: ${left} of ${count} approvals`;
    }
    default:
      return (
        splitDone(purposes) ??
        endedLockWords(purposes, record) ??
        (count === 2 ? againWords(purposes, record.claimed) : undefined)
      );
  }
};

/** Undefined if the summary has the same content, or only the plan is known. */
export const recordOutcomeWords = (record: Meant): MessageDescriptor | undefined => {
  const purposes = purposesOf(record);
  const [only, second] = purposes;
  if (only && !second) return doneWords(only, record.claimed);
  if (purposes.every(({ info }) => isClaim(info))) {
    const paid = claimedWords(record);
    return paid ? msg`${paid} claimed` : undefined;
  }
  return severalWords(purposes, record);
};

/** True for an order that did not fill, or a revocation that left an allowance. */
export const needsAttention = (record: Meant & Pick<TransactionRecord, 'receipt' | 'callsStage'>): boolean =>
  isUnfilled(record.info, record.outcome) ||
  isPartlyDone(record) ||
  actualCalls(record).some((call) => staysApproved(call) !== undefined);

/**
 * Uses the calls' logs: a call without logs was not executed. A receipt has one sum of rewards, which only a single
 * call with rewards can have paid.
 */
export const partWords = (record: Meant, i18n: Pick<I18n, '_'>): readonly string[] => {
  const isOnlyOne = callsOf(record).filter((info) => 'reward' in info).length === 1;
  return actualCalls(record).map((actual) => {
    const done = doneWords(actual, isOnlyOne ? record.claimed : undefined);
    const words = i18n._(done ?? summaryWords(actual.info));
    return actual.call === null ? i18n._(msg`Not executed: ${words}`) : words;
  });
};
