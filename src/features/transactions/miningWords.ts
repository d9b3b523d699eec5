import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimedRewards, CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';

type Mining = Extract<TransactionInfo, { readonly poolToken: CurrencyFact }>;
type Lock = Extract<TransactionInfo, { readonly kind: 'lockTokens' | 'unlockTokens' }>;

export const isStaking = (info: TransactionInfo): info is Mining | Lock =>
  'reward' in info || info.kind === 'lockTokens' || info.kind === 'unlockTokens';

/** Pool tokens with the name of their pool. */
const stakeWords = ({ amount, poolToken, pool }: Mining): string =>
  `${amountWords(amount, poolToken, 'paid')} (${pool})`;

/** What was claimed; undefined where it is nothing, or not known. */
const claimedWords = ({ reward, secondReward }: Mining, claimed: ClaimedRewards | undefined): string | undefined => {
  const parts = [
    [reward, claimed?.reward],
    [secondReward, claimed?.secondReward],
  ] as const;
  const words = parts.flatMap(([token, raw]) =>
    token && raw && raw !== '0' ? amountWords(raw, token, 'received') : [],
  );
  return words.length > 0 ? words.join(' + ') : undefined;
};

/** What is meant to be done in the rewards pool, in words. */
const miningWords = (info: Mining): MessageDescriptor => {
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

const lockWords = ({ kind, amount, token }: Lock): MessageDescriptor => {
  const moved = amountWords(amount, token, kind === 'lockTokens' ? 'paid' : 'received');
  return kind === 'lockTokens' ? msg`Lock ${moved}` : msg`Withdraw ${moved} from a lock`;
};

/** What is meant to be staked, locked, withdrawn or claimed, in words. */
export const stakingWords = (info: Mining | Lock): MessageDescriptor =>
  'reward' in info ? miningWords(info) : lockWords(info);

/** What was done there; undefined where the summary says as much. */
export const minedWords = (info: Mining, claimed: ClaimedRewards | undefined): MessageDescriptor | undefined => {
  const { kind } = info;
  const staked = stakeWords(info);
  const paid = claimedWords(info, claimed);
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
