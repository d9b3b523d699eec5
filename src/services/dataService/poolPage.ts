import type { ReportedPool } from '#domain/markets/reportedPools.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { address, count, list, record, where, type Shape } from '../shape.ts';
import { PAGE_SIZE } from './queries.ts';

const token = record({ id: address });

const pool: Shape<ReportedPool> = (value, path) => {
  const fields = record({ id: address, token0: token, token1: token, createdAtBlockNumber: count });
  const { id, token0, token1, createdAtBlockNumber } = fields(value, path);
  return { pair: id, token0: token0.id, token1: token1.id, block: createdAtBlockNumber };
};

const sorted = where(pool, ({ token0, token1 }) => sortsBefore(token0, token1));

/** Sorted pools, all above `after`, because a page that went back would cause an endless loop. Throws ShapeError. */
export const poolPage =
  (after: string): Shape<readonly ReportedPool[]> =>
  (value, path) => {
    const { pairs } = record({ pairs: list(sorted, PAGE_SIZE) })(value, path);
    const ids = [after, ...pairs.map(({ pair }) => pair.toLowerCase())];
    const isRising = ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id);
    return where(
      () => pairs,
      () => isRising,
    )(pairs.length, `${path}.pairs`);
  };
