import { useEffect } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { useAppStore } from '#state/hooks.ts';
import { blockSubscribers } from './blockSubscribers.ts';
import { createMulticallSubscriber } from './multicallSubscriber.ts';

export function MulticallUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    const { requestSameBlock } = blockSubscribers;
    const subscriber = createMulticallSubscriber({
      store,
      chainId: POLYGON_CHAIN_ID,
      random: Math.random,
      now: Date.now,
      requestSameBlock,
    });
    let listeners = store.getState().multicall.callListeners;
    const unsubscribe = store.subscribe(() => {
      const next = store.getState().multicall.callListeners;
      if (next === listeners) return;
      listeners = next;
      requestSameBlock();
    });
    const unregister = blockSubscribers.register(subscriber);
    if (Object.keys(listeners).length > 0) requestSameBlock();
    return () => {
      unsubscribe();
      unregister();
    };
  }, [store]);
  return null;
}
