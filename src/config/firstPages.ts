export const firstPaths = {
  root: '/',
  home: '/home',
  trade: '/trade',
  market: '/market',
  pool: '/pool',
  findPool: '/pool/find',
  add: '/add',
} as const;

export const isUnder = (pathname: string, among: readonly string[]): boolean =>
  among.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export const firstPages = {
  home: firstPaths.root,
  trade: firstPaths.trade,
  market: firstPaths.market,
  pool: firstPaths.pool,
  add: firstPaths.add,
} as const;

export type FirstPageName = keyof typeof firstPages;

/** URLs of scripts that load in parallel with the application. */
export interface FirstScripts {
  /** Request the page's first data. */
  readonly data: readonly string[];
  readonly content: readonly string[];
}

const others: readonly string[] = [firstPaths.findPool];

export const firstPageOf = (pathname: string): FirstPageName | undefined => {
  if (pathname === firstPaths.root || pathname === firstPaths.home) return 'home';
  if (isUnder(pathname, others)) return undefined;
  const names = Object.keys(firstPages) as FirstPageName[];
  return names.find((name) => name !== 'home' && isUnder(pathname, [firstPages[name]]));
};
