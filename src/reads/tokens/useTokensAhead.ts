import { pair } from '#chain/abis/pair.ts';
import { tokenCalls } from '#chain/reading/tokenReport.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { poolsToDollars } from '#stores/dollarPools.ts';
import { useCallsAhead } from '../calls/useCalls.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

/** Asks for the names and prices of what may turn out to be tokens, with the request that finds it out. */
export const useTokensAhead = (addresses: readonly Address[]): void => {
  const { find } = useTokenDirectory();
  const unlisted = addresses.filter((address) => !knownToken(address));
  useCallsAhead([
    ...unlisted.flatMap((address) => tokenCalls(address, find(address)).filter((call) => call !== undefined)),
    ...poolsToDollars(unlisted).map((pool) => pair.getReserves.call(pool.pair)),
  ]);
};
