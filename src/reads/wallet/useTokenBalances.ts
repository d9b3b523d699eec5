import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import type { ReadProblem } from '../calls/useRead.ts';

export const useTokenBalances = (
  account: Address | undefined,
  tokens: readonly Address[],
  blocksPerFetch?: number,
): ReadonlyMap<Address, Loadable<bigint, ReadProblem>> => {
  const joined = tokens.join(' ');
  const data = useCalls(
    tokens.map((token) => account && erc20.balanceOf.call(token, account)),
    blocksPerFetch,
  );
  return useMemo(
    () =>
      new Map(
        joined.split(' ').map((token, i) => [token as Address, mapLoadable(data[i] ?? idle, erc20.balanceOf.decode)]),
      ),
    [data, joined],
  );
};
