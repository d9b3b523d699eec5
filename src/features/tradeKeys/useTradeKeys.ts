import { useMemo } from 'react';
import { keysOf, type KeyAction, type TradeKey } from '#domain/keys/tradeKeys.ts';
import { useAppSelector } from '#state/hooks.ts';

export const useTradeKeys = (): Readonly<Record<KeyAction, TradeKey>> => {
  const chosen = useAppSelector(({ user }) => user.keys);
  return useMemo(() => keysOf(chosen), [chosen]);
};
