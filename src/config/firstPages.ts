import { isUnder, paths } from './paths.ts';

/** Pages whose frame stands in index.html, each with an address that shows it and the module that renders it. */
export const firstPages = {
  trade: { at: paths.trade, module: 'src/pages/trade/TradePage.tsx' },
  market: { at: paths.market, module: 'src/pages/market/MarketPage.tsx' },
  pool: { at: paths.pool, module: 'src/pages/pool/PoolPage.tsx' },
  add: { at: paths.add, module: 'src/pages/add/AddPage.tsx' },
} as const;

export type FirstPageName = keyof typeof firstPages;

const others: readonly string[] = [paths.findPool];

/** Which of them a pathname leads to; undefined for any other page. */
export const firstPageOf = (pathname: string): FirstPageName | undefined => {
  if (pathname === paths.root || pathname === paths.home) return 'trade';
  if (isUnder(pathname, others)) return undefined;
  const names = Object.keys(firstPages) as FirstPageName[];
  return names.find((name) => isUnder(pathname, [firstPages[name].at]));
};
