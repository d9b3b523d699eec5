import type { FirstPageName } from '../../../src/config/firstPages.ts';

export interface PageModules {
  readonly module: string;
  /** Loaded before anything else. */
  readonly before?: readonly string[];
}

/** By first page. */
export const pageModules: Readonly<Record<FirstPageName, PageModules>> = {
  home: { module: 'src/pages/home/HomePage.tsx' },
  trade: {
    module: 'src/pages/trade/TradePage.tsx',
    before: ['src/updaters/book/readEarlyMarket.ts', 'src/updaters/book/startBooks.ts'],
  },
  market: { module: 'src/pages/market/MarketPage.tsx' },
  pool: { module: 'src/pages/pool/PoolPage.tsx' },
  add: { module: 'src/pages/add/AddPage.tsx' },
};
