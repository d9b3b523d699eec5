import { useEffect, useState } from 'react';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { dayMove, holdingsValue, lineValue, type DayMove, type HoldingsValue } from '#domain/portfolio/holdings.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { wordsOf } from '#domain/tokens/searchTokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { pricedBy, useDayPrices, type DayPrices } from '#reads/tokens/useDayPrices.ts';
import { logsAwaited } from '#stores/logsAwaited.ts';
import type { Holding } from '../holdings/holdingsHook.ts';
import { useAllHoldings, type KindHoldings } from '../holdings/useAllHoldings.ts';

/** Values in whole dollars, now and at the prices of a day ago. */
export interface ValuedHolding extends Holding {
  readonly now: DollarValue | undefined;
  readonly before: DollarValue | undefined;
}

export interface ValuedKind extends Omit<KindHoldings, 'lines'> {
  /** Highest value first; lines of unknown value last. */
  readonly lines: readonly ValuedHolding[];
  readonly value: HoldingsValue;
}

export interface OverviewView {
  /** Kinds that are not empty, or whose reads are pending or failed. */
  readonly kinds: readonly ValuedKind[];
  readonly total: HoldingsValue;
  readonly move: DayMove | undefined;
  readonly isDayComing: boolean;
  readonly claims: ValuedKind | undefined;
  readonly isComplete: boolean;
  readonly count: number;
  readonly readCount: number;
  readonly isEmpty: boolean;
  readonly isAllShown: boolean;
  readonly showAll: (isAllShown: boolean) => void;
  readonly text: string;
  readonly search: (text: string) => void;
  readonly found: (kind: ValuedKind) => readonly ValuedHolding[];
}

const byValue = (a: ValuedHolding, b: ValuedHolding): number => {
  if (a.now && b.now) return compareFractions(b.now, a.now);
  return Number(a.now === undefined) - Number(b.now === undefined);
};

const valuedKind = (kind: KindHoldings, prices: DayPrices): ValuedKind => {
  const lines = kind.lines
    .map((line) => ({
      ...line,
      now: lineValue(line, prices.now, pricedBy),
      before: lineValue(line, prices.dayAgo, pricedBy),
    }))
    .toSorted(byValue);
  return {
    ...kind,
    lines,
    value: holdingsValue(
      lines.map(({ now }) => now),
      kind.isComplete,
    ),
  };
};

/** Finds a line if each typed word begins or ends one of its words. An address matches the line's currencies only. */
const isFound = ({ name, amounts }: Holding, text: string): boolean => {
  const address = parseTypedAddress(text.trim());
  if (address) return amounts.some(({ currency }) => currencyId(currency) === address);
  const known = [name, ...amounts.flatMap(({ currency: { symbol, name: long } }) => [symbol, long])].flatMap(wordsOf);
  return wordsOf(text).every((part) => known.some((word) => word.startsWith(part) || word.endsWith(part)));
};

const hasMore = ({ unpaid = [], unlisted }: Pick<ValuedKind, 'unpaid' | 'unlisted'>): boolean =>
  unpaid.length > 0 || (unlisted !== undefined && (unlisted.hidden > 0 || unlisted.unread > 0 || unlisted.isCut));

export const useOverview = (account: Address): OverviewView => {
  const [text, search] = useState('');
  const [isAllShown, showAll] = useState(false);
  useEffect(() => logsAwaited.begin(), []);
  const holdings = useAllHoldings(account, isAllShown);
  const currencies = holdings.flatMap(({ lines }) =>
    lines.flatMap(({ amounts }) => amounts.map((amount) => amount.currency)),
  );
  // Prices are read after the account's holdings.
  const isOwnRead = holdings.every(({ isComplete, isFailed }) => isComplete || isFailed);
  const prices = useDayPrices(currencies, isOwnRead);
  const all = holdings.map((holding) => valuedKind(holding, prices));
  const lines = all.flatMap((kind) => kind.lines);
  const isComplete = all.every((kind) => kind.isComplete) && prices.settled;
  return {
    kinds: all.filter((kind) => kind.lines.length > 0 || hasMore(kind) || !kind.isComplete || kind.isFailed),
    total: holdingsValue(
      lines.map(({ now }) => now),
      isComplete,
    ),
    move: dayMove(lines),
    isDayComing: prices.isDayComing,
    claims: all.find(({ kind }) => kind === 'claims'),
    isComplete,
    count: all.length,
    readCount: all.filter((kind) => kind.isComplete).length,
    isAllShown,
    showAll,
    isEmpty: isComplete && lines.length === 0 && !all.some((kind) => kind.isFailed || hasMore(kind)),
    text,
    search,
    found: (kind) => kind.lines.filter((line) => isFound(line, text)),
  };
};
