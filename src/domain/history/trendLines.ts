import { fieldsOf } from '#lib/fields.ts';

export interface TrendPoint {
  readonly time: number;
  readonly price: number;
}

/** Shapes that are kept. A ray goes on beyond its second point; a horizontal line has one point. */
export const trendShapes = ['segment', 'ray', 'horizontal', 'rectangle'] as const;

type TrendShape = (typeof trendShapes)[number];

/** `measure` shows the distance between two points and keeps nothing. */
export type DrawingTool = TrendShape | 'measure';

export interface TrendLine {
  readonly shape: TrendShape;
  readonly from: TrendPoint;
  readonly to: TrendPoint;
}

interface MarketTrends {
  readonly changedMs: number;
  readonly lines: readonly TrendLine[];
}

/** Lines by market: the addresses of base and quote with a space between them. */
export type KeptTrends = Readonly<Record<string, MarketTrends>>;

export const MAX_LINES = 20;
const MAX_MARKETS = 50;
const MAX_TIME = 253_402_300_799;

const pointOf = (stored: unknown): TrendPoint | undefined => {
  const { time, price } = fieldsOf(stored);
  if (typeof time !== 'number' || !(Math.abs(time) <= MAX_TIME)) return undefined;
  return typeof price === 'number' && price > 0 && Number.isFinite(price) ? { time, price } : undefined;
};

const lineOf = (stored: unknown): readonly TrendLine[] => {
  const fields = fieldsOf(stored);
  const [from, to] = [pointOf(fields.from), pointOf(fields.to)];
  // Lines of earlier versions have no shape.
  const shape = trendShapes.find((kind) => kind === fields.shape) ?? 'segment';
  return from && to ? [{ shape, from, to }] : [];
};

const pruned = (markets: readonly (readonly [string, MarketTrends])[]): KeptTrends =>
  Object.fromEntries(
    markets
      .filter(([, { lines }]) => lines.length > 0)
      .toSorted(([, a], [, b]) => b.changedMs - a.changedMs)
      .slice(0, MAX_MARKETS),
  );

/** Lines from untrusted storage: invalid lines are skipped, and the oldest ones beyond the limit. */
export const readTrends = (stored: unknown): KeptTrends =>
  pruned(
    Object.entries(fieldsOf(stored)).map(([name, market]) => {
      const { changedMs, lines } = fieldsOf(market);
      const kept: readonly unknown[] = Array.isArray(lines) ? lines : [];
      return [
        name,
        {
          changedMs: typeof changedMs === 'number' && changedMs >= 0 ? changedMs : 0,
          lines: kept.flatMap(lineOf).slice(-MAX_LINES),
        },
      ];
    }),
  );

/** Keeps the newest 20 lines of a market, and the 50 markets that changed last. */
export const withTrends = (
  kept: KeptTrends,
  name: string,
  lines: readonly TrendLine[],
  changedMs: number,
): KeptTrends => pruned(Object.entries({ ...kept, [name]: { changedMs, lines: lines.slice(-MAX_LINES) } }));

/** Number of lines in all markets. */
export const countTrends = (trends: KeptTrends): number =>
  Object.values(trends).reduce((sum, { lines }) => sum + lines.length, 0);

const sameLine = (a: TrendLine, b: TrendLine): boolean =>
  a.shape === b.shape &&
  a.from.time === b.from.time &&
  a.from.price === b.from.price &&
  a.to.time === b.to.time &&
  a.to.price === b.to.price;

/** Lines of `added` that `kept` lacks, as many as fit. */
export const newTrends = (added: KeptTrends, kept: KeptTrends): KeptTrends => {
  let markets = Object.keys(kept).length;
  const found: Record<string, MarketTrends> = {};
  for (const [name, { changedMs, lines }] of Object.entries(added)) {
    const own = Object.hasOwn(kept, name) ? kept[name]?.lines : undefined;
    const fresh = lines.filter((line) => !own?.some((other) => sameLine(line, other)));
    const fitting = fresh.slice(0, MAX_LINES - (own?.length ?? 0));
    if (fitting.length === 0 || (!own && markets >= MAX_MARKETS)) continue;
    if (!own) markets += 1;
    found[name] = { changedMs, lines: fitting };
  }
  return found;
};

/** All kept lines, and those of `added` that `newTrends` returns. */
export const joinTrends = (kept: KeptTrends, added: KeptTrends): KeptTrends => {
  const fresh = newTrends(added, kept);
  const joined = Object.entries(fresh).map(([name, { changedMs, lines }]) => {
    const own = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return [name, own ? { ...own, lines: [...own.lines, ...lines] } : { changedMs, lines }] as const;
  });
  return { ...kept, ...Object.fromEntries(joined) };
};
