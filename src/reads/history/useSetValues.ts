import { useMemo, useSyncExternalStore } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { estimatedEvents, rawValues } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { setValuesStore } from '#stores/setValuesStore.ts';

export interface SetValues {
  /** Whole dollars as text, by event; see `ValueTexts`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly values: ReadonlyMap<string, bigint>;
  readonly estimates: ReadonlySet<string>;
  readonly set: (event: string, text: string | undefined) => void;
  readonly removeEstimates: () => void;
}

const none: SetValues['texts'] = {};

export const useSetValues = (account: Address): SetValues => {
  const texts = useSyncExternalStore(setValuesStore.subscribe, setValuesStore.current)[account] ?? none;
  return useMemo(
    () => ({
      texts,
      values: rawValues(texts, dollarToken?.decimals ?? 0),
      estimates: estimatedEvents(texts),
      set: (event, text) => setValuesStore.set(account, event, text),
      removeEstimates: () => setValuesStore.removeEstimates(account),
    }),
    [texts, account],
  );
};
