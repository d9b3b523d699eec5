import { marketColumns, type MarketColumn, type MarketSort } from '#domain/markets/sortMarkets.ts';

export interface MarketAddress {
  readonly text: string;
  readonly sort: MarketSort;
  readonly starredOnly: boolean;
}

const usual: MarketSort = { column: 'liquidity', direction: 'descending' };

const firstDirection = (column: MarketColumn): MarketSort['direction'] =>
  column === 'name' ? 'ascending' : 'descending';

export const sortPressed = (sort: MarketSort, column: MarketColumn): MarketSort => {
  if (sort.column !== column) return { column, direction: firstDirection(column) };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
};

/** Example: `?q=myt&sort=volume&dir=asc&show=favourites`. Missing or unknown values have defaults. */
export const readMarketAddress = (query: URLSearchParams): MarketAddress => {
  const column = marketColumns.find((marketColumn) => marketColumn === query.get('sort')) ?? usual.column;
  const dir = query.get('dir');
  const linkDirection = dir === 'asc' ? 'ascending' : dir === 'desc' ? 'descending' : undefined;
  return {
    text: query.get('q') ?? '',
    sort: { column, direction: linkDirection ?? firstDirection(column) },
    starredOnly: query.get('show') === 'favourites',
  };
};

/** Leaves out defaults and keeps other parameters. */
export const writeMarketAddress = (query: URLSearchParams, address: MarketAddress): URLSearchParams => {
  const { text, sort, starredOnly } = address;
  const written = new URLSearchParams(query);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  };
  set('q', text === '' ? undefined : text);
  set('sort', sort.column === usual.column ? undefined : sort.column);
  set(
    'dir',
    sort.direction === firstDirection(sort.column) ? undefined : sort.direction === 'ascending' ? 'asc' : 'desc',
  );
  set('show', starredOnly ? 'favourites' : undefined);
  return written;
};
