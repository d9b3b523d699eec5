import { useMemo } from 'react';
import type { RewardProgramme } from '#programmes/list.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { valueOfAll } from '#domain/claims/claims.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { earnedByMonth } from '#domain/rewards/earnedByMonth.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTokenPrices } from '#features/rewards/index.ts';
import { timeZone } from '#lib/timeZone.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';
import type { RewardRow } from '#reads/rewards/rewardRows.ts';
import { useRewardMoves, type RewardMoves } from '#reads/rewards/useRewardMoves.ts';

interface EarnedPart {
  readonly programme: RewardProgramme;
  readonly value: DollarValue;
}

export interface ValuedMonth {
  readonly month: string;
  readonly parts: readonly EarnedPart[];
  readonly total: DollarValue | undefined;
}

export interface Earned extends Pick<RewardMoves, 'status' | 'coverage' | 'retry' | 'hiddenPayments'> {
  readonly months: readonly ValuedMonth[];
  readonly total: DollarValue | undefined;
  readonly undated: number;
  /** Symbols of rewards without a price, which no value includes. */
  readonly unpriced: readonly string[];
}

const rewardsIn = (rows: readonly RewardRow[]) =>
  rows.flatMap(({ action, programme = 'farm', token, amount, timestamp }) =>
    action === 'reward' ? [{ programme, token, amount, timestamp }] : [],
  );

const tokensIn = (rows: readonly RewardRow[]): ReadonlyMap<Address, Token> =>
  new Map(rows.flatMap(({ action, asset }) => (asset && action === 'reward' ? [[asset.address, asset] as const] : [])));

const sumOf = (values: readonly DollarValue[]): DollarValue | undefined =>
  values.length > 0 ? totalOf(values) : undefined;

export const useEarned = (account: Address): Earned => {
  const { rows, status, coverage, retry, hiddenPayments } = useRewardMoves(account);
  const tokens = useMemo(() => tokensIn(rows), [rows]);
  const prices = useTokenPrices(tokens);
  const zone = timeZone();
  const found = useMemo(() => earnedByMonth(rewardsIn(rows), zoneOffset(zone)), [rows, zone]);
  const months = found.months.map(({ month, programmes }): ValuedMonth => {
    const parts = [...programmes].flatMap(([programme, amounts]): readonly EarnedPart[] => {
      const priced = [...amounts].flatMap(([address, amount]) => {
        const token = tokens.get(address);
        return token && prices.has(address) ? [{ token, amount }] : [];
      });
      return priced.length > 0 ? [{ programme, value: valueOfAll(priced, prices).dollars }] : [];
    });
    return { month, parts, total: sumOf(parts.map(({ value }) => value)) };
  });
  return {
    ...{ status, coverage, retry, hiddenPayments, months, undated: found.undated },
    total: sumOf(months.flatMap(({ total }) => total ?? [])),
    unpriced: [...tokens.values()].flatMap(({ address, symbol }) =>
      prices.has(address) ? [] : [shortenSymbol(symbol)],
    ),
  };
};
