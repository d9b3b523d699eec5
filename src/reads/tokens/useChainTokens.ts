import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';
import { tokenOf } from '#chain/reading/tokenReport.ts';

const fields = [erc20.symbol, erc20.name, erc20.decimals];

/** Reads only the tokens' contracts, for tokens that the user is about to add. */
export const useChainTokens = (requested: readonly Address[]): ReadonlyMap<Address, Loadable<Token, TokenProblem>> => {
  const addresses = useStableList(requested);
  const calls = useMemo(() => addresses.flatMap((address) => fields.map((field) => field.call(address))), [addresses]);
  const data = useCalls(calls, ONCE);
  return useMemo(
    () =>
      new Map(
        addresses.map((address, index) => {
          const at = index * fields.length;
          return [address, tokenOf(address, data.slice(at, at + fields.length))];
        }),
      ),
    [addresses, data],
  );
};
