import { useSyncExternalStore, type ReactElement } from 'react';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { BookPanel } from '#pages/trade/book/BookPanel.tsx';
import { TOKEN0, TOKEN1 } from '../../../tests/domain/orderBook/markets.ts';
import { bookWith, changesOf } from '../bookEvents.ts';
import { frame, painted } from './frames.ts';
import type { BookView } from './types.ts';

const token = (address: typeof TOKEN0, symbol: string): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals: 18,
});
const quote = token(TOKEN0, 'QUOTE');
const base = token(TOKEN1, 'BASE');
const market = { base, quote };
const pickNothing = (): void => undefined;

/** Waits for blocks. */
export const startBookView = async (orders: number, show: (content: ReactElement) => void): Promise<BookView> => {
  let book: PairBook = bookWith(orders);
  let changes = changesOf(book);
  const changed = createNotifier();
  const read = (): PairBook => book;
  function Shown(): ReactElement {
    const shown = useSyncExternalStore(changed.add, read);
    return (
      <BookPanel
        market={market}
        base={base}
        book={shown}
        none={undefined}
        account={undefined}
        quote={undefined}
        direction="BUY"
        onPick={pickNothing}
      />
    );
  }
  show(<Shown key={orders} />);
  const rows = (): number => document.querySelectorAll('[data-level]').length;
  while (rows() === 0) await frame();
  return {
    rows,
    prepare() {
      changes = changesOf(book);
    },
    async emptyFrame() {
      await frame();
      await painted();
    },
    async nextBlock() {
      await frame();
      const start = performance.now();
      const next = applyBookEvents(book, changes, book.blockNumber + 1);
      if (!next.ok) throw new Error(`The events do not fit: ${next.error.code}`);
      book = next.value;
      changed.notify();
      await painted();
      return performance.now() - start;
    },
  };
};
