import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPoolStates } from '#chain/positions/readPoolStates.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import type { PositionMark } from '#domain/liquidity/positionMarks.ts';
import {
  movesBetween,
  pointAt,
  pointBlocks,
  timeOfBlock,
  type PositionPoint,
} from '#domain/liquidity/positionPoints.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { inSlices } from '#lib/inSlices.ts';
import { failed, loading, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useBlock } from '../calls/useBlock.ts';
import type { KnownEarnings } from './useEarnings.ts';

/** Limits repeated reads after reorgs. */
const MAX_READINGS = 3;

type Pool = Pick<PoolState, 'pair' | 'token0' | 'token1' | 'feeRate'>;

const readPoints = async (
  pool: Pool,
  marks: readonly PositionMark[],
  toBlock: number,
  signal: AbortSignal,
): Promise<readonly PositionPoint[]> => {
  const { pair, token0, token1, feeRate } = pool;
  const blocks = pointBlocks(marks, toBlock);
  const session = { rpc: readRpc, firstBlock: env.firstBlock, signal, owner: { pair, feeRate } };
  let states = await readPoolStates(session, blocks);
  for (let i = 1; i < MAX_READINGS && !states.ok; i += 1) states = await readPoolStates(session, blocks);
  if (!states.ok) throw new Error(states.error.code);
  const { figures, times } = states.value;
  const points: PositionPoint[] = [];
  const add = (blockNumber: number): void => {
    const found = figures.get(blockNumber);
    const time = { blockNumber, timestamp: timeOfBlock(times, blockNumber) };
    const before = points.at(-1)?.blockNumber ?? -1;
    points.push(pointAt(marks, time, found && { pair, token0, token1, ...found }, before));
  };
  await inSlices(blocks, add, { signal });
  return points;
};

interface PositionPoints {
  readonly past: Loadable<readonly PositionPoint[]>;
  /** Earnings that the card shows, at the newest block; undefined until the past is known. */
  readonly present: PositionPoint | undefined;
  readonly retry: () => void;
}

export const usePositionPoints = (position: Position, earnings: KnownEarnings): PositionPoints => {
  const { pair, token0, token1, feeRate } = position.pool;
  const pool = useMemo(() => ({ pair, token0, token1, feeRate }), [pair, token0, token1, feeRate]);
  const { number, timestamp } = useBlock();
  const { marks, toBlock } = earnings;
  const [past, setPast] = useState<Loadable<readonly PositionPoint[]>>(loading);
  const [tries, setTries] = useState(0);
  // Later blocks had no move, so the present point includes them.
  const readTo = useRef(toBlock);
  useEffect(() => {
    readTo.current = toBlock;
  }, [toBlock]);
  useEffect(() => {
    const leave = new AbortController();
    setPast((before) => reloading(valueOf(before)));
    readPoints(pool, marks, readTo.current, leave.signal).then(
      (points) => !leave.signal.aborted && setPast(ready(points)),
      (error: unknown) => !leave.signal.aborted && setPast(failed(error)),
    );
    return () => leave.abort();
  }, [pool, marks, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const last = valueOf(past)?.at(-1);
  const present = last &&
    number !== undefined &&
    timestamp !== undefined && {
      blockNumber: Math.max(number, last.blockNumber),
      timestamp: Math.max(timestamp, last.timestamp),
      state: { pool: position.pool, earnings },
      moves: movesBetween(marks, last.blockNumber, Infinity),
    };
  return { past, present: present || undefined, retry };
};
