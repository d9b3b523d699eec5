import { longResults } from '#chain/reading/longResults.ts';
import { toCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import { hasFailedToRun, type Answered, type Chunk, type Placed } from './chunks.ts';

const LONG_MS = 300_000;

interface Parts {
  readonly long: Chunk;
  readonly again: readonly Chunk[];
}

const partsOfOne = ([chunk, result]: Answered): Parts => {
  const long = new Set(result.status === 'rejected' ? longResults(result.reason, chunk.length) : []);
  if (long.size > 0)
    return { long: chunk.filter((_, i) => long.has(i)), again: [chunk.filter((_, i) => !long.has(i))] };
  if (chunk.length <= 1) return { long: [], again: [] };
  const half = Math.ceil(chunk.length / 2);
  return { long: [], again: [chunk.slice(0, half), chunk.slice(half)] };
};

export interface Suspects {
  toChunks(placed: readonly Placed[]): readonly Chunk[];
  isLong(placed: Placed): boolean;
  learn(answered: readonly Answered[]): void;
  /** Sets aside the calls with the longest responses if the whole response was too long, else halves the chunk. */
  divide(failed: readonly Answered[]): Parts;
}

export const createSuspects = (now: () => number, toChunks: Suspects['toChunks']): Suspects => {
  const alone = new Set<CallKey>();
  const longUntilMs = new Map<CallKey, number>();
  const isSuspect = ({ call }: Placed): boolean => alone.has(toCallKey(call));

  const learnOne = (answered: Answered): void => {
    const [chunk, result] = answered;
    const [first, ...others] = chunk;
    if (first && others.length === 0 && hasFailedToRun(answered)) alone.add(toCallKey(first.call));
    if (alone.size === 0 || result.status === 'rejected') return;
    for (const { call } of chunk) {
      alone.delete(toCallKey(call));
      longUntilMs.delete(toCallKey(call));
    }
  };

  return {
    toChunks(placed) {
      if (alone.size === 0) return toChunks(placed);
      return [
        ...toChunks(placed.filter((entry) => !isSuspect(entry))),
        ...placed.filter(isSuspect).map((entry) => [entry]),
      ];
    },
    isLong: ({ call }) => longUntilMs.size > 0 && (longUntilMs.get(toCallKey(call)) ?? -Infinity) > now(),
    learn: (answered) => answered.forEach(learnOne),
    divide(failed) {
      const parts = failed.map(partsOfOne);
      const long = parts.flatMap((part) => part.long);
      for (const { call } of long) longUntilMs.set(toCallKey(call), now() + LONG_MS);
      return { long, again: parts.flatMap((part) => part.again).filter((chunk) => chunk.length > 0) };
    },
  };
};
