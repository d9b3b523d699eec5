import { useMemo, useState } from 'react';

export interface FirstRows<T> {
  readonly shown: readonly T[];
  readonly next: number;
  readonly showMore: () => void;
}

/** The first `size` rows, and as many more with each `showMore`. @param opened index of a row that is always shown */
export const useFirstRows = <T>(rows: readonly T[], size: number, opened = -1): FirstRows<T> => {
  const [limit, setLimit] = useState(size);
  const count = Math.max(limit, opened + 1);
  return {
    shown: useMemo(() => rows.slice(0, count), [rows, count]),
    next: Math.min(Math.max(rows.length - count, 0), size),
    showMore: () => setLimit(count + size),
  };
};
