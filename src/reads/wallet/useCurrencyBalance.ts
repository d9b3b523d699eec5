import type { Address, Currency } from '#domain/tokens/types.ts';
import { idle, type Loadable } from '#lib/loadable.ts';
import { useTokenBalances } from './useTokenBalances.ts';
import { type ReadProblem, useRead } from '../calls/useRead.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { contracts } from '#chain/contracts.ts';

export const useNativeBalance = (account: Address | undefined): Loadable<bigint, ReadProblem> =>
  useRead(account && multicall3.getEthBalance.read(contracts.multicall, account));

export const useCurrencyBalance = (
  account: Address | undefined,
  currency: Currency | undefined,
): Loadable<bigint, ReadProblem> => {
  const token = currency?.kind === 'token' ? currency.address : undefined;
  const native = useNativeBalance(currency?.kind === 'native' ? account : undefined);
  const balances = useTokenBalances(account, token === undefined ? [] : [token]);
  if (currency?.kind === 'native') return native;
  return token === undefined ? idle : (balances.get(token) ?? idle);
};
