import { useMemo } from 'react';
import { exchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { usePositionStates } from './usePositionStates.ts';
import { useWallet } from '../wallet/useWallet.ts';

/** The position may be empty. Undefined if the account or pool is missing, or while unknown. */
export const usePosition = (
  exchange: ExchangeConfig,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Position | undefined => {
  const { account } = useWallet();
  const pairs = useMemo(
    () => (account && tokenA && tokenB && tokenA !== tokenB ? [exchangePair(exchange, tokenA, tokenB)] : []),
    [account, exchange, tokenA, tokenB],
  );
  const [state] = usePositionStates(account, pairs);
  return state?.state === 'known' ? state.position : undefined;
};
