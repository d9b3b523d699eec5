import { isUnder, paths } from './paths.ts';

/** Pages whose frame stands in index.html, each with an address that shows it. */
export const firstPages = {
  home: paths.root,
  trade: paths.trade,
  market: paths.market,
  pool: paths.pool,
  add: paths.add,
} as const;

export type FirstPageName = keyof typeof firstPages;

const others: readonly string[] = [paths.findPool];

/** Which of them a pathname leads to; undefined for any other page. */
export const firstPageOf = (pathname: string): FirstPageName | undefined => {
  if (pathname === paths.root || pathname === paths.home) return 'home';
  if (isUnder(pathname, others)) return undefined;
  const names = Object.keys(firstPages) as FirstPageName[];
  return names.find((name) => name !== 'home' && isUnder(pathname, [firstPages[name]]));
};
