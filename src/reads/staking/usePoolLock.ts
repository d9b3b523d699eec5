import { pausable } from '#chain/abis/pausable.ts';
import type { LockTerms } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { useLockOffers } from './useLockProgramme.ts';
import { useLockToken } from './useLockToken.ts';

interface PoolLock {
  readonly token: Address;
  readonly isPaused: boolean;
  readonly offers: readonly LockTerms[];
}

/** Lock of pool tokens, `none` for other tokens; undefined while unknown. */
export const usePoolLock = (staking: Address, blocksPerFetch?: number): PoolLock | 'none' | undefined => {
  const { token, isPoolToken } = useLockToken(staking);
  const contract = isPoolToken ? staking : undefined;
  const isPaused = valueOf(useRead(contract && pausable.paused.read(contract), blocksPerFetch));
  const offers = useLockOffers(contract, blocksPerFetch);
  if (token && !isPoolToken) return 'none';
  return token && offers && isPaused !== undefined ? { token: token.address, isPaused, offers } : undefined;
};
