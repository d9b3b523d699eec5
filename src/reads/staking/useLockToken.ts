import { lockStaking } from '#chain/abis/lockStaking.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useStakedPairs } from '../mining/useStakedPairs.ts';
import { usePoolTokenReadings } from '../pools/usePoolTokens.ts';

interface LockToken {
  readonly address: Address | undefined;
  readonly token: Token | undefined;
  readonly isPoolToken: boolean;
  readonly isFailed: boolean;
}

const NONE: readonly Address[] = [];

/** A listed token is not a pool token. */
const usePoolKind = (address: Address | undefined): 'pool' | 'other' | undefined => {
  const isListed = address !== undefined && knownToken(address) !== undefined;
  const pairs = useStakedPairs(address && !isListed ? [address] : NONE);
  if (isListed) return 'other';
  if (address === undefined || !pairs.has(address)) return undefined;
  return pairs.get(address) ? 'pool' : 'other';
};

export const useLockToken = (staking: Address): LockToken => {
  const answer = useRead(lockStaking.token.read(staking), ONCE);
  const address = valueOf(answer);
  const kind = usePoolKind(address);
  const reading = usePoolTokenReadings(address ? [address] : NONE).get(address ?? staking) ?? idle;
  const own = valueOf(reading);
  const isMute = kind === 'other' && reading.status === 'failed' && !own;
  return {
    address,
    token: address && kind === 'pool' ? poolTokenAt(address) : kind && own,
    isPoolToken: kind === 'pool',
    isFailed: isMute || (answer.status === 'failed' && !address),
  };
};
