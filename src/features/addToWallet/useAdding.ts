import { useState } from 'react';
import { useWatchAsset, type WatchedToken } from '#writes/wallet/useWatchAsset.ts';

export interface Adding {
  /** True for browser wallets only. */
  readonly isOffered: boolean;
  readonly phase: 'idle' | 'asking' | 'added' | 'failed';
  readonly ask: () => void;
}

export const useAdding = (token: WatchedToken): Adding => {
  const { isOffered, add } = useWatchAsset();
  const [phase, setPhase] = useState<Adding['phase']>('idle');
  const ask = async (): Promise<void> => {
    setPhase('asking');
    const added = await add(token);
    if (added.ok && added.value) return setPhase('added');
    setPhase(added.ok || added.error.code === 'rejected' ? 'idle' : 'failed');
  };
  return { isOffered, phase, ask: () => void ask() };
};
