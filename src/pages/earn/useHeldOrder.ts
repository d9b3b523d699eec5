import { useState } from 'react';

interface Identified {
  readonly id: string;
}

interface HeldOrder<R extends Identified> {
  readonly rows: readonly R[];
  readonly hold: () => void;
  readonly release: () => void;
}

/** Keeps the order of the rows from `hold` until `release` or until `subject` changes; new rows come last. */
export const useHeldOrder = <R extends Identified>(rows: readonly R[], subject: string): HeldOrder<R> => {
  const [held, keep] = useState<{ readonly subject: string; readonly ids: readonly string[] }>();
  const ids = held?.subject === subject ? held.ids : undefined;
  const indexes = new Map(ids?.map((id, index) => [id, index]));
  const indexOf = ({ id }: R): number => indexes.get(id) ?? indexes.size;
  return {
    rows: ids ? rows.toSorted((a, b) => indexOf(a) - indexOf(b)) : rows,
    hold: () => {
      if (!ids) keep({ subject, ids: rows.map(({ id }) => id) });
    },
    release: () => keep(undefined),
  };
};
