import type { ZoneOffset } from '../ledger/ledgerYears.ts';
import type { Address } from '../tokens/types.ts';

export interface EarnedMove<P> {
  readonly programme: P;
  readonly token: Address;
  readonly amount: bigint;
  readonly timestamp: number | undefined;
}

interface EarnedMonth<P> {
  readonly month: string;
  readonly programmes: ReadonlyMap<P, ReadonlyMap<Address, bigint>>;
}

interface EarnedByMonth<P> {
  readonly months: readonly EarnedMonth<P>[];
  readonly undated: number;
}

const monthAt = (timestamp: number, offset: ZoneOffset): string =>
  new Date((timestamp + offset(timestamp)) * 1000).toISOString().slice(0, 'YYYY-MM'.length);

/** Exact raw sums by month of the zone, programme and token. */
export const earnedByMonth = <P>(moves: readonly EarnedMove<P>[], offset: ZoneOffset): EarnedByMonth<P> => {
  const months = new Map<string, Map<P, Map<Address, bigint>>>();
  let undated = 0;
  for (const { programme, token, amount, timestamp } of moves) {
    if (timestamp === undefined) {
      undated += 1;
      continue;
    }
    const month = monthAt(timestamp, offset);
    const programmes = months.get(month) ?? new Map<P, Map<Address, bigint>>();
    const tokens = programmes.get(programme) ?? new Map<Address, bigint>();
    tokens.set(token, (tokens.get(token) ?? 0n) + amount);
    months.set(month, programmes.set(programme, tokens));
  }
  return {
    months: [...months]
      .map(([month, programmes]) => ({ month, programmes }))
      .toSorted((a, b) => (a.month < b.month ? 1 : -1)),
    undated,
  };
};
