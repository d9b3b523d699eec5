import { useEffect } from 'react';
import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { showedContent, startLater } from '#lib/later.ts';
import { blockSeen, connectionFailed, connectionWorked } from '#state/app/slice.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import { blockStride } from '#stores/blockStride.ts';
import { resultsOutdated } from '#state/multicall/slice.ts';
import { blockSubscribers } from './blockSubscribers.ts';
import { createCallReader } from './readCalls.ts';
import { createBlockPoller } from './blockPoller.ts';
import { isVisible, onVisibilityChange } from './visibility.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const createPoller = (store: AppStore) => {
  const chainId = POLYGON_CHAIN_ID;
  return createBlockPoller({
    rpc: readRpc,
    readCalls: createCallReader(readRpc, contracts.multicall),
    registry: blockSubscribers,
    blockTimeMs: env.blockTimeMs,
    debounceMs: rules.multicall.listenersDebounceMs,
    stride: blockStride.current,
    now: () => performance.now(),
    onBlock: (block) => {
      store.dispatch(blockSeen({ chainId, ...block, seenAtMs: Date.now() }));
      showedContent();
    },
    onWorked: () => {
      if (store.getState().app.connection.status !== 'ok') store.dispatch(connectionWorked());
    },
    onFailed: (error) => {
      store.dispatch(connectionFailed({ message: messageOf(error) }));
      showedContent();
    },
    onRewound: () => store.dispatch(resultsOutdated({ chainId })),
  });
};

export function BlockUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    const poller = createPoller(store);
    if (isVisible()) poller.start();
    const stopWatching = startLater(
      () => import('./watchChain.ts'),
      ({ watchChain }) => watchChain(store, poller),
    );
    const stopListening = onVisibilityChange((visible) => (visible ? poller.start() : poller.stop()));
    const stopOnce = blockSubscribers.onOnce(() => void poller.readOnce());
    return () => {
      stopOnce();
      stopListening();
      stopWatching();
      poller.stop();
    };
  }, [store]);
  return null;
}
