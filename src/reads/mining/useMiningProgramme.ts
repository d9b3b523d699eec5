import { useMemo } from 'react';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { rules } from '#config/rules.ts';
import type { MiningTerms } from '#domain/mining/rewards.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useVaultSource } from '../vaults/useVaultSource.ts';

export interface MiningProgramme<S extends Address | undefined = Address> {
  readonly staking: S;
  readonly length: number | undefined;
  readonly isPaused: boolean | undefined;
  readonly terms: MiningTerms | undefined;
  readonly vault: VaultSource | undefined;
  readonly rewardToken: Token | undefined;
  readonly secondToken: Token | undefined;
  readonly isFailed: boolean;
}

const useTerms = (staking: Address | undefined, blocksPerFetch?: number): MiningTerms | undefined => {
  const perBlock = valueOf(useRead(staking && lpMining.tokenPerBlock.read(staking), blocksPerFetch));
  const startBlock = valueOf(useRead(staking && lpMining.startBlock.read(staking), ONCE));
  const halvingPeriod = valueOf(useRead(staking && lpMining.halvingPeriod.read(staking), blocksPerFetch));
  const totalAllocPoint = valueOf(useRead(staking && lpMining.totalAllocPoint.read(staking), blocksPerFetch));
  return useMemo(
    () =>
      perBlock === undefined || startBlock === undefined || halvingPeriod === undefined || totalAllocPoint === undefined
        ? undefined
        : { perBlock, startBlock, halvingPeriod, totalAllocPoint },
    [perBlock, startBlock, halvingPeriod, totalAllocPoint],
  );
};

const useVault = (
  staking: Address | undefined,
  token: Address | undefined,
  blocksPerFetch?: number,
): VaultSource | undefined => {
  const payer = valueOf(useRead(staking && lpMining.vault.read(staking), blocksPerFetch));
  return useVaultSource(token, payer, staking, blocksPerFetch);
};

/** Reads every `blocksPerFetch` blocks, by default every block, and nothing if there is no address. */
export const useMiningProgramme = <S extends Address | undefined>(
  staking: S,
  blocksPerFetch?: number,
): MiningProgramme<S> => {
  const length = useRead(staking && lpStaking.poolLength.read(staking), rules.pools.miningBlocks);
  const isPaused = valueOf(useRead(staking && pausable.paused.read(staking), blocksPerFetch));
  const reward = valueOf(useRead(staking && lpMining.rewardToken.read(staking), ONCE));
  const second = valueOf(useRead(staking && lpMining.secondToken.read(staking), ONCE));
  const tokens = usePoolTokens(
    useMemo(() => [reward, second].filter((entry) => entry !== undefined), [reward, second]),
  );
  const terms = useTerms(staking, blocksPerFetch);
  const vault = useVault(staking, reward, blocksPerFetch);
  const count = valueOf(length);
  return {
    staking,
    length: count === undefined ? undefined : Number(count),
    isPaused,
    terms,
    vault,
    rewardToken: reward && tokens.get(reward),
    secondToken: second && tokens.get(second),
    isFailed: count === undefined && length.status === 'failed',
  };
};
