import type { Listed, PageQuery } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { BookSide, PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Pages } from './bookPages.ts';
import type { LiveBook } from './followBook.ts';

const pageOf = ({ soldToken, orders }: BookSide, bought: PageQuery['bought'], turn: number): PageQuery[] => {
  const size = rules.book.checkSize;
  const pages = Math.max(1, Math.ceil(orders.length / size));
  const first = orders[(turn % pages) * size];
  return first ? [{ sold: soldToken, bought, start: first.index, count: size, listed: size }] : [];
};

export const checkQueries = ({ book, checkedAt, checks }: LiveBook): readonly PageQuery[] => {
  const { side0, side1, blockNumber } = book;
  if (!side0.complete || !side1.complete || blockNumber - checkedAt < rules.book.checkBlocks) return [];
  return [...pageOf(side0, side1.soldToken, checks), ...pageOf(side1, side0.soldToken, checks)];
};

type Row = Pick<RestingOrder, 'index'> & Partial<RestingOrder>;

const fits = ({ orders }: BookSide, rows: readonly Row[], isEnd: boolean): boolean => {
  const start = rows[0]?.index;
  if (start === undefined) return true;
  const from = orders.findIndex(({ index }) => index === start);
  const isKnown = ({ index, to, remain }: Row, i: number): boolean => {
    const known = orders[from + i];
    return known?.index === index && (to ?? known.to) === known.to && (remain ?? known.remain) === known.remain;
  };
  return from >= 0 && rows.every(isKnown) && (!isEnd || from + rows.length === orders.length);
};

export const fitsPages = ({ side0, side1 }: PairBook, pages: Pages): boolean =>
  [side0, side1].every((side) => {
    const page = pages.get(side.soldToken);
    return !page || fits(side, page.orders, page.complete);
  });

export const fitsLists = ({ side0, side1 }: PairBook, lists: readonly Listed[]): boolean =>
  lists.every(({ query: { sold, listed }, indexes }) => {
    const rows = indexes.map((index) => ({ index }));
    return fits(sold === side0.soldToken ? side0 : side1, rows, indexes.length < listed);
  });
