import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReportedFigures } from '#domain/tokens/reportedFigures.ts';
import type { Token } from '#domain/tokens/types.ts';
import { lazyStore } from '#lib/later.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { Checked } from '#stores/checkedReports.ts';
import { useBlock } from '../calls/useBlock.ts';

const store = lazyStore(
  dataService && (async () => (await import('#stores/reportedTokenFigures.ts')).reportedTokenFigures),
);

export const useReportedFigures = (
  a: Token | undefined,
  b: Token | undefined,
): Checked<ReportedFigures> | undefined => {
  const key = useMemo(() => (a && b ? ([a, b] as const) : undefined), [a, b]);
  const { number } = useBlock();
  const reportedFigures = useSyncExternalStore(store.subscribe, store.read);
  const reported = useSyncExternalStore(
    store.subscribe,
    useCallback(() => (key ? store.read()?.report(key) : undefined), [key]),
  );
  useEffect(() => {
    if (key) reportedFigures?.want(key);
  }, [reportedFigures, key]);
  useEffect(() => {
    if (key && number !== undefined) reportedFigures?.check(key, number);
  }, [reportedFigures, key, number, reported]);
  return reported;
};
