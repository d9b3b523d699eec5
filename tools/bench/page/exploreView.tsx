import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { Explore } from '#pages/pool/explore/Explore.tsx';
import { marketsStore } from '#stores/marketsStore.ts';
import { BlockUpdater } from '#updaters/block/BlockUpdater.tsx';
import { MulticallUpdater } from '#updaters/block/MulticallUpdater.tsx';
import { frame, painted } from './frames.ts';
import type { ExploreView } from './types.ts';

const rows = (): number => document.querySelectorAll('tbody > tr').length;

const input = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (!found) throw new Error('Explore has no search field');
  return found;
};

const firstAnswerAt = (): number =>
  Math.min(
    ...performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch' ? [entry.responseEnd] : [],
      ),
  );

const pressAt = async (selector: string): Promise<void> => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Explore has no ${selector}`);
  found.click();
  await painted();
};

/** Reads the node's pools; nothing is read before. */
export const startExploreView = (show: (content: ReactElement) => void): ExploreView => {
  show(
    <WalletProvider>
      <MemoryRouter>
        <MulticallUpdater />
        <Explore />
        <BlockUpdater />
      </MemoryRouter>
    </WalletProvider>,
  );
  return {
    rows,
    list() {
      const { status, pools, tokens } = marketsStore.list();
      return { status, pools: pools.length, tokens: tokens.size };
    },
    async firstRows() {
      while (rows() === 0) await frame();
      await painted();
      return performance.now() - firstAnswerAt();
    },
    sortBy: (column) => pressAt(`thead th:nth-child(${column}) button`),
    showMore: () => pressAt('footer button'),
    async type(text) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
      input().dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
    },
  };
};
