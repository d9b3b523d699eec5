import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimedRewards, CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';

type Earning = Extract<TransactionInfo, { readonly kind: 'burn' | 'claimBurnRewards' | 'claimDistribution' }>;

export const isEarning = (info: TransactionInfo): info is Earning =>
  info.kind === 'burn' || info.kind === 'claimBurnRewards' || info.kind === 'claimDistribution';

/** What is meant to be burned or claimed, in words. */
export const earningWords = (info: Earning): MessageDescriptor => {
  switch (info.kind) {
    case 'burn': {
      const burned = amountWords(info.amount, info.token, 'paid');
      return msg`Burn ${burned}`;
    }
    case 'claimBurnRewards':
      return msg`Claim the rewards of burning`;
    case 'claimDistribution': {
      const { symbol } = info.reward;
      return msg`Claim distributed rewards in ${symbol}`;
    }
  }
};

/** What a transaction claimed, every token of it; undefined where it is nothing, or not known. */
export const paidWords = (
  info: TransactionInfo,
  { reward, secondReward, others = [] }: ClaimedRewards,
): string | undefined => {
  const first = 'reward' in info ? info.reward : undefined;
  const second = 'secondReward' in info ? info.secondReward : undefined;
  const parts: readonly (readonly [CurrencyFact | undefined, string | undefined])[] = [
    [first, reward],
    [second, secondReward],
    ...others.map(({ token, amount }) => [token, amount] as const),
  ];
  const words = parts.flatMap(([token, raw]) =>
    token && raw && raw !== '0' ? amountWords(raw, token, 'received') : [],
  );
  return words.length > 0 ? words.join(' + ') : undefined;
};

/** What was burned or claimed; undefined where the summary says as much. */
export const earnedWords = (info: Earning, claimed: ClaimedRewards | undefined): MessageDescriptor | undefined => {
  if (info.kind === 'burn') {
    const burned = amountWords(info.amount, info.token, 'paid');
    return msg`${burned} burned`;
  }
  const paid = claimed && paidWords(info, claimed);
  return paid ? msg`${paid} claimed` : undefined;
};
