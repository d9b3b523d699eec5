import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { loading } from '#lib/loadable.ts';
import { accountCallKey, accountCallsStore, type AccountCall } from '#stores/accountCallsStore.ts';
import type { CallReading } from './useCalls.ts';
import { useStableList } from './useStableList.ts';

/**
 * Simulates the calls with the account as the sender, in each block. Results are in the order of the calls and may be
 * of a block after the shown one.
 */
export const useAccountCalls = (account: Address | undefined, calls: readonly Call[]): readonly CallReading[] => {
  const requested = useStableList<AccountCall>(
    account ? calls.map(({ address, callData }) => ({ from: account, to: address, data: callData })) : [],
  );
  useEffect(() => accountCallsStore.watch(requested), [requested]);
  const answers = useSyncExternalStore(accountCallsStore.subscribe, accountCallsStore.answers);
  return useMemo(() => requested.map((call) => answers.get(accountCallKey(call)) ?? loading), [requested, answers]);
};
