import { useEffect, useSyncExternalStore } from 'react';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Reported } from '#lib/reported.ts';
import { lazyStore } from '#lib/later.ts';
import { dataService } from '#services/dataService/dataService.ts';

const none: ReadonlyMap<Address, Reported<Token>> = new Map();

const store = lazyStore(dataService && (async () => (await import('#stores/reportedTokens.ts')).reportedTokens));
const tokensNow = (): ReadonlyMap<Address, Reported<Token>> => store.read()?.tokens() ?? none;

/** Used for a search by name only; shown fields come from the chain. */
export const useReportedTokens = (isEnabled: boolean): ReadonlyMap<Address, Reported<Token>> => {
  const reported = useSyncExternalStore(store.subscribe, tokensNow);
  const reportedTokens = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    if (isEnabled) reportedTokens?.want();
  }, [isEnabled, reportedTokens]);
  return reported;
};
