import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export const useVaultSource = (
  token: Address | undefined,
  payer: Address | undefined,
  spender: Address | undefined,
  blocksPerFetch?: number,
): VaultSource | undefined => {
  const balance = valueOf(useRead(token && payer && erc20.balanceOf.read(token, payer), blocksPerFetch));
  const allowance = valueOf(
    useRead(token && payer && spender && erc20.allowance.read(token, payer, spender), blocksPerFetch),
  );
  return useMemo(
    () =>
      token && payer && spender && balance !== undefined && allowance !== undefined
        ? { token, payer, spender, balance, allowance }
        : undefined,
    [token, payer, spender, balance, allowance],
  );
};
