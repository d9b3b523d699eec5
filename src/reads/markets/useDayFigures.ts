import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { Address } from '#domain/tokens/types.ts';
import { dayFigures } from '#stores/dayFigures.ts';
import type { ReadTrades } from '#stores/dayFigures.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

/** A pair whose trades of the last 24 hours are read from the chain. */
export interface ReadDay extends ReadTrades {
  readonly pair: Address;
}

/** What the trading-data service tells of pairs' last 24 hours; nothing of a block that is far behind. */
export const useDayFigures = (): ReadonlyMap<Address, DayFigures> => {
  const { number } = useBlock();
  const told = useSyncExternalStore(dayFigures.subscribe, dayFigures.figures);
  return useMemo(() => {
    const isFresh = ({ block }: DayFigures): boolean =>
      number !== undefined && number - block < rules.service.majorDelayBlocks;
    return new Map([...told].filter(([, figures]) => isFresh(figures)));
  }, [told, number]);
};

/** Has them told of pairs whose 24 hours are not read from the chain yet, and compares those that are. */
export const useWantedFigures = (unread: readonly PairTokens[], read: readonly ReadDay[]): void => {
  const wanted = useStableList(unread);
  useEffect(() => dayFigures.want(wanted), [wanted]);
  useEffect(() => {
    for (const { pair, ...day } of read) dayFigures.check(pair, day);
  }, [read]);
};
