import { erc20 } from '#chain/abis/erc20.ts';
import { pausable } from '#chain/abis/pausable.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { useLockToken } from './useLockToken.ts';

export interface LockPayer {
  readonly staking: Address;
  readonly token: Token | undefined;
  readonly isPoolToken: boolean;
  readonly isPaused: boolean | undefined;
  readonly held: bigint | undefined;
}

export const useLockPayer = (staking: Address): LockPayer => {
  const { address, token, isPoolToken } = useLockToken(staking);
  return {
    staking,
    token,
    isPoolToken,
    isPaused: valueOf(useRead(pausable.paused.read(staking))),
    held: valueOf(useRead(address && erc20.balanceOf.read(address, staking))),
  };
};
