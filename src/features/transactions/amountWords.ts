import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { CurrencyFact, ClaimedRewards, TransactionInfo } from '#domain/transactions/types.ts';
import { noticeWords } from '../money/index.ts';

export const amountWords = (raw: string, currency: CurrencyFact, role: MoneyRole): string =>
  noticeWords(BigInt(raw), currency, role);

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
    token && raw && raw !== '0' ? amountWords(raw, token, 'neither') : [],
  );
  return words.length > 0 ? words.join(' + ') : undefined;
};
