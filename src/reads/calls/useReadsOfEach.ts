import { useMemo } from 'react';
import type { Read } from '#chain/codec/contractFunction.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';
import type { ReadProblem } from './useRead.ts';

type Reads = Readonly<Record<string, Read<unknown> | undefined>>;

export type Answers<S extends Reads> = {
  readonly [K in keyof S]: Loadable<Exclude<S[K], undefined> extends Read<infer R> ? R : never, ReadProblem>;
};

/**
 * Results by name, in the order of the list; idle if a read is undefined.
 * @param list must be the same array until a read changes
 */
export const useReadsOfEach = <S extends Reads>(list: readonly S[], blocksPerFetch?: number): readonly Answers<S>[] => {
  const data = useCalls(
    list.flatMap((reads) => Object.values(reads).map((read) => read?.call)),
    blocksPerFetch,
  );
  return useMemo(() => {
    let next = 0;
    return list.map((reads) => {
      const answers = Object.entries(reads).map(([name, read], i): [string, Loadable<unknown>] => {
        const answer = data[next + i] ?? idle;
        return [name, read ? mapLoadable(answer, read.decode) : idle];
      });
      next += answers.length;
      return Object.fromEntries(answers) as Answers<S>;
    });
  }, [list, data]);
};
