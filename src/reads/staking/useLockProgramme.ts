import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { rules } from '#config/rules.ts';
import { stakingRules } from '#config/stakingRules.ts';
import type { LockTerms } from '#domain/staking/lock.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useEach } from '../calls/useEach.ts';
import { useRead } from '../calls/useRead.ts';
import { useLockToken } from './useLockToken.ts';

export interface LockProgramme {
  readonly staking: Address;
  readonly token: Token | undefined;
  readonly isPoolToken: boolean;
  readonly isPaused: boolean | undefined;
  readonly minimum: bigint | undefined;
  /** Shortest time first. */
  readonly offers: readonly LockTerms[] | undefined;
  readonly held: bigint | undefined;
  readonly owed: bigint | undefined;
  readonly isFailed: boolean;
}

const ALL_MONTHS = Array.from({ length: stakingRules.maxMonths }, (_, i) => BigInt(i + 1));

/** Undefined until known, or without a contract. */
export const useLockOffers = (
  staking: Address | undefined,
  blocksPerFetch?: number,
): readonly LockTerms[] | undefined => {
  const durations = useEach(
    ALL_MONTHS.map((months) => staking && lockStaking.tokenDuration.read(staking, months)),
    rules.pools.miningBlocks,
  );
  const offered = useMemo(
    () =>
      ALL_MONTHS.flatMap((months, i) => {
        const durationSeconds = durations[i] ?? 0n;
        return durationSeconds > 0n ? [{ months, durationSeconds }] : [];
      }),
    [durations],
  );
  const rates = useEach(
    offered.map(({ months }) => staking && lockStaking.tokenRate.read(staking, months)),
    blocksPerFetch,
  );
  const caps = useEach(
    offered.map(({ months }) => staking && lockStaking.remainingLockUp.read(staking, months)),
    blocksPerFetch,
  );
  const isKnown = offered.length > 0 || durations.every((duration) => duration !== undefined);
  return useMemo(() => {
    const offers = offered.flatMap((entry, i) => {
      const rateBps = rates[i];
      return rateBps === undefined ? [] : [{ ...entry, rateBps, remaining: caps[i] }];
    });
    return isKnown && (offers.length > 0 || offered.length === 0) ? offers : undefined;
  }, [isKnown, offered, rates, caps]);
};

export const useLockProgramme = (staking: Address): LockProgramme => {
  const { address, token, isPoolToken, isFailed } = useLockToken(staking);
  const held = valueOf(useRead(address && erc20.balanceOf.read(address, staking)));
  return {
    staking,
    token,
    isPoolToken,
    isPaused: valueOf(useRead(pausable.paused.read(staking))),
    minimum: valueOf(useRead(lockStaking.minimumLocked.read(staking))),
    offers: useLockOffers(staking),
    held,
    owed: valueOf(useRead(lockStaking.totalPayout.read(staking))),
    isFailed,
  };
};
