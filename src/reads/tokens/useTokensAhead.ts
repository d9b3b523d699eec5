import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import { tokenCalls } from '#chain/reading/tokenReport.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { poolsToDollars } from '#stores/dollarPools.ts';
import { useCallsAhead } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

/** Limits the work, because each pool's address takes a hash. Further tokens are not read ahead. */
const MAX_TOKENS = 24;

export const useTokensAhead = (addresses: readonly Address[]): void => {
  const { find } = useTokenDirectory();
  const requested = useStableList(addresses.slice(0, MAX_TOKENS));
  const pools = useMemo(() => poolsToDollars(requested).map((pool) => pair.getReserves.call(pool.pair)), [requested]);
  const tokenReads = requested.flatMap((address) => (knownToken(address) ? [] : tokenCalls(address, find(address))));
  useCallsAhead([...tokenReads.filter((call) => call !== undefined), ...pools]);
};
