import { lockStaking } from '#chain/abis/lockStaking.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokenReadings } from '../pools/usePoolTokens.ts';

export interface LockToken {
  readonly address: Address | undefined;
  readonly token: Token | undefined;
  readonly isFailed: boolean;
}

export const useLockToken = (staking: Address): LockToken => {
  const answer = useRead(lockStaking.token.read(staking), ONCE);
  const address = valueOf(answer);
  const token = usePoolTokenReadings(address ? [address] : []).get(address ?? staking) ?? idle;
  return {
    address,
    token: valueOf(token),
    isFailed: (answer.status === 'failed' && !address) || (token.status === 'failed' && !valueOf(token)),
  };
};
