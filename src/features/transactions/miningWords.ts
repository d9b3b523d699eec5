import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimedRewards, CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';

type Rewarded = Extract<TransactionInfo, { readonly reward: CurrencyFact }>;
type Mining = Extract<Rewarded, { readonly poolToken: CurrencyFact }>;

/** Pool tokens with the name of their pool. */
const stakeWords = ({ amount, poolToken, pool }: Mining): string =>
  `${amountWords(amount, poolToken, 'paid')} (${pool})`;

/** What was claimed; undefined where it is nothing, or not known. */
const claimedWords = (info: Rewarded, claimed: ClaimedRewards | undefined): string | undefined => {
  const secondReward = 'secondReward' in info ? info.secondReward : undefined;
  const parts = [
    [info.reward, claimed?.reward],
    [secondReward, claimed?.secondReward],
  ] as const;
  const words = parts.flatMap(([token, raw]) =>
    token && raw && raw !== '0' ? amountWords(raw, token, 'received') : [],
  );
  return words.length > 0 ? words.join(' + ') : undefined;
};

/** What is meant to be done where rewards are paid, in words. */
export const miningWords = (info: Rewarded): MessageDescriptor => {
  if (!('poolToken' in info))
    return info.kind === 'claimTrades'
      ? msg`Claim your trade mining rewards`
      : msg`Claim the rewards of your orders`;
  const { kind, pool } = info;
  const staked = stakeWords(info);
  switch (kind) {
    case 'stake':
      return msg`Deposit ${staked} for rewards`;
    case 'unstake':
      return msg`Withdraw ${staked} from the rewards pool`;
    case 'claimRewards':
      return msg`Claim the rewards of ${pool}`;
    case 'leaveRewards':
      return msg`Withdraw ${staked} without rewards`;
  }
};

/** What was done there; undefined where the summary says as much. */
export const minedWords = (info: Rewarded, claimed: ClaimedRewards | undefined): MessageDescriptor | undefined => {
  const paid = claimedWords(info, claimed);
  if (!('poolToken' in info)) return paid ? msg`${paid} claimed` : undefined;
  const { kind } = info;
  const staked = stakeWords(info);
  switch (kind) {
    case 'stake':
      return paid ? msg`${staked} deposited and ${paid} claimed` : msg`${staked} deposited for rewards`;
    case 'unstake':
      return paid ? msg`${staked} withdrawn and ${paid} claimed` : msg`${staked} withdrawn from the rewards pool`;
    case 'claimRewards':
      return paid ? msg`${paid} claimed` : undefined;
    case 'leaveRewards':
      return msg`${staked} withdrawn without rewards`;
  }
};
