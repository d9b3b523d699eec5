import type { Heads, Page, PageQuery, PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { BookSide, PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Keyed by the token that the orders sell. */
export type Pages = ReadonlyMap<Address, Page>;

const MORE_THAN_KNOWN = 20;

/** A page that is smaller than the first scan lists only the orders that it reads. */
const sizeFor = (side: BookSide | undefined, firstPage: number): Pick<PageQuery, 'count' | 'listed'> => {
  const target = side ? Math.max(firstPage, side.orders.length + MORE_THAN_KNOWN) : firstPage;
  const count = Math.min(rules.book.deepPageSize, target);
  return { count, listed: count < rules.book.pageSize ? count : rules.book.deepPageSize };
};

export const seedQueries = (
  { token0, token1 }: PairTokens,
  { head0, head1 }: Heads,
  known: PairBook | undefined,
  firstPage: number = rules.book.pageSize,
): readonly PageQuery[] => {
  const queries = [
    { sold: token0, bought: token1, start: head0, ...sizeFor(known?.side0, firstPage) },
    { sold: token1, bought: token0, start: head1, ...sizeFor(known?.side1, firstPage) },
  ];
  return queries.filter(({ start }) => start !== 0n);
};

export const startAtHeads = (queries: readonly PageQuery[], { head0, head1 }: Heads): boolean => {
  const heads = [head0, head1].filter((head) => head !== 0n);
  return queries.length === heads.length && queries.every(({ start }, i) => start === heads[i]);
};

const nextPage = (side: BookSide, bought: PageQuery['bought']): readonly PageQuery[] => {
  const last = side.orders.at(-1);
  if (side.complete || !last || side.orders.length >= rules.book.depth) return [];
  const { pageSize, deepPageSize } = rules.book;
  const size = side.orders.length < pageSize ? pageSize : deepPageSize;
  return [{ sold: side.soldToken, bought, start: last.index, count: size, listed: size }];
};

export const deeperQueries = ({ side0, side1 }: PairBook): readonly PageQuery[] => [
  ...nextPage(side0, side1.soldToken),
  ...nextPage(side1, side0.soldToken),
];

export const bookOf = (
  { pair, token0, token1 }: PairTokens,
  { reserve0, reserve1 }: Heads,
  pages: Pages,
  blockNumber: number,
): PairBook => {
  const side = (soldToken: BookSide['soldToken']): BookSide => {
    const { orders, complete } = pages.get(soldToken) ?? { orders: [], complete: true };
    return { soldToken, orders, complete };
  };
  return { pair, blockNumber, token0, token1, reserve0, reserve1, side0: side(token0), side1: side(token1) };
};

const extended = (side: BookSide, page: Page | undefined): BookSide => {
  const last = side.orders.at(-1);
  if (!page || !last || page.orders[0]?.index !== last.index) return side;
  return { ...side, orders: [...side.orders, ...page.orders.slice(1)], complete: page.complete };
};

export const withDeeperPages = (book: PairBook, pages: Pages): PairBook => ({
  ...book,
  side0: extended(book.side0, pages.get(book.token0)),
  side1: extended(book.side1, pages.get(book.token1)),
});
