import { useMemo, useSyncExternalStore } from 'react';
import { lazyModule } from '#lib/lazyModule.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import type { ChartMarket } from './chartMarket.ts';
import type { DraftOutcome } from './draftOutcome.ts';
import type { PreviewLine } from './previewLine.ts';

const engine = lazyModule(async () => (await import('./draftOutcome.ts')).draftOutcome);

/** Outcome of the typed order at the shown block; undefined while unknown. Loads the quote engine on first use. */
export const useDraftOutcome = (
  line: Pick<PreviewLine, 'side' | 'order'> | undefined,
  { baseToken, quoteToken }: ChartMarket,
): DraftOutcome | undefined => {
  const draftOutcome = useSyncExternalStore(engine.subscribe, engine.read);
  const book = valueOf(useOrderBook(baseToken.address, quoteToken.address));
  const order = line?.order;
  const side = line?.side ?? 'BUY';
  const sold = (side === 'BUY' ? quoteToken : baseToken).address;
  return useMemo(
    () => (draftOutcome && book && order ? draftOutcome(book, { sold, side }, order) : undefined),
    [draftOutcome, book, sold, side, order],
  );
};
