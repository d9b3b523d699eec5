import { multicall3 } from '#chain/abis/multicall3.ts';
import { contracts } from '#chain/contracts.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import { useRead, type ReadProblem } from '../calls/useRead.ts';

export const useNativeBalance = (account: Address | undefined): Loadable<bigint, ReadProblem> =>
  useRead(account && multicall3.getEthBalance.read(contracts.multicall, account));
