import { erc20 } from '#chain/abis/erc20.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import { useRead, type ReadProblem } from '../calls/useRead.ts';

export const useAllowance = (
  token: Address | undefined,
  owner: Address | undefined,
  spender: Address | undefined,
): Loadable<bigint, ReadProblem> => useRead(token && owner && spender && erc20.allowance.read(token, owner, spender));
