import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ToldFigures } from '#domain/tokens/toldFigures.ts';
import type { Token } from '#domain/tokens/types.ts';
import { lazyStore } from '#lib/lazyStore.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { Checked } from '#stores/checkedTold.ts';
import { useBlock } from '../calls/useBlock.ts';

const store = lazyStore(dataService && (async () => (await import('#stores/toldTokenFigures.ts')).toldTokenFigures));

/** The data service's figures of two tokens' trades, compared with the pools' prices at its block. */
export const useToldFigures = (a: Token | undefined, b: Token | undefined): Checked<ToldFigures> | undefined => {
  const key = useMemo(() => (a && b ? ([a, b] as const) : undefined), [a, b]);
  const { number } = useBlock();
  const toldFigures = useSyncExternalStore(store.subscribe, store.read);
  const told = useSyncExternalStore(
    store.subscribe,
    useCallback(() => (key ? store.read()?.told(key) : undefined), [key]),
  );
  useEffect(() => {
    if (key) toldFigures?.want(key);
  }, [toldFigures, key]);
  useEffect(() => {
    if (key && number !== undefined) toldFigures?.check(key, number);
  }, [toldFigures, key, number, told]);
  return told;
};
