import { isUnder, paths } from './paths.ts';

interface FirstPage {
  /** An address that shows it. */
  readonly at: string;
  /** The module that renders it. */
  readonly module: string;
  /** Modules that the page loads by themselves as soon as it stands. */
  readonly also?: readonly string[];
}

/** Pages whose frame stands in index.html. */
export const firstPages = {
  home: { at: paths.root, module: 'src/pages/home/HomePage.tsx' },
  trade: {
    at: paths.trade,
    module: 'src/pages/trade/TradePage.tsx',
    also: ['src/updaters/book/readEarlyMarket.ts', 'src/updaters/book/startBooks.ts'],
  },
  market: { at: paths.market, module: 'src/pages/market/MarketPage.tsx' },
  pool: { at: paths.pool, module: 'src/pages/pool/PoolPage.tsx' },
  add: { at: paths.add, module: 'src/pages/add/AddPage.tsx' },
} as const satisfies Record<string, FirstPage>;

export type FirstPageName = keyof typeof firstPages;

const others: readonly string[] = [paths.findPool];

/** Which of them a pathname leads to; undefined for any other page. */
export const firstPageOf = (pathname: string): FirstPageName | undefined => {
  if (pathname === paths.root || pathname === paths.home) return 'home';
  if (isUnder(pathname, others)) return undefined;
  const names = Object.keys(firstPages) as FirstPageName[];
  return names.find((name) => name !== 'home' && isUnder(pathname, [firstPages[name].at]));
};
