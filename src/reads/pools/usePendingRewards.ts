import { useMemo } from 'react';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { mapLoadable, valueOf } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useCalls } from '../calls/useCalls.ts';

/**
 * What the account could claim of the product token for its positions in the rewards pool, raw; undefined while a part
 * of it is unknown.
 */
export const usePendingRewards = (account: Address | undefined, positions: readonly Position[]): bigint | undefined => {
  const staking = env.lpStaking;
  const staked = positions.filter(({ holding }) => holding.staked !== 0n);
  const answers = useCalls(
    staked.map(({ mining }) =>
      staking && account && mining ? lpStaking.pending.call(staking, mining.pid, account) : undefined,
    ),
  );
  return useMemo(() => {
    const parts = answers.map((answer) => valueOf(mapLoadable(answer, lpStaking.pending.decode))?.[0]);
    return parts.reduce<bigint | undefined>(
      (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
      0n,
    );
  }, [answers]);
};
