import type { Address, Currency } from '#domain/tokens/types.ts';
import { idle, type Loadable } from '#lib/loadable.ts';
import { useNativeBalance } from './useNativeBalance.ts';
import { useTokenBalances } from './useTokenBalances.ts';
import type { ReadProblem } from '../calls/useRead.ts';

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
