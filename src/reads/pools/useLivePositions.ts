import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { useCallsAhead } from '../calls/useCalls.ts';
import { poolCalls } from './usePools.ts';

/** Reads the rows in view with each block; `usePositions` reads long lists less often. */
export const useLivePositions = (account: Address | undefined, positions: readonly Position[]): void => {
  const calls = useMemo(
    () =>
      positions.flatMap(({ pool: { pair }, mining }) => [
        ...poolCalls(pair),
        ...(account ? [erc20.balanceOf.call(pair, account)] : []),
        ...(account && mining && env.lpStaking ? [lpStaking.userInfo.call(env.lpStaking, mining.pid, account)] : []),
      ]),
    [account, positions],
  );
  useCallsAhead(calls, 1);
};
