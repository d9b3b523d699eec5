import { erc20 } from '#chain/abis/erc20.ts';
import { governor, votes } from '#chain/abis/governor.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';

/** True if the account has votes and no delegatee; false while unknown. */
export const useHasIdleVotes = (account: Address, token: Address): boolean => {
  const { governor: contract } = env;
  const voting = valueOf(useRead(contract && governor.token.read(contract), ONCE));
  const requested = voting === token ? token : undefined;
  const balance = valueOf(useRead(requested && erc20.balanceOf.read(requested, account)));
  const delegatee = valueOf(useRead(requested && votes.delegates.read(requested, account)));
  return balance !== undefined && balance > 0n && delegatee === ZERO_ADDRESS;
};
