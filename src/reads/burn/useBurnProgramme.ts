import { useMemo } from 'react';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { pausable } from '#chain/abis/pausable.ts';
import type { BurnEpoch } from '#domain/burn/epochs.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useVaultSource } from '../vaults/useVaultSource.ts';

interface CurrentEpoch extends BurnEpoch {
  readonly number: bigint;
  readonly endTime: bigint;
}

export interface BurnProgramme {
  readonly contract: Address;
  readonly burnToken: Token | undefined;
  readonly rewardToken: Token | undefined;
  readonly isPaused: boolean | undefined;
  readonly epoch: CurrentEpoch | undefined;
  readonly totalBurned: bigint | undefined;
  /** Rewards that are granted and not paid yet, raw units. */
  readonly owed: bigint | undefined;
  readonly vault: VaultSource | undefined;
  /** Seconds; undefined if the contract does not report it. */
  readonly epochLength: bigint | undefined;
  readonly own: {
    readonly inEpoch: bigint | undefined;
    readonly burned: bigint | undefined;
    readonly earned: bigint | undefined;
    readonly balance: bigint | undefined;
  };
  readonly isFailed: boolean;
}

const useVault = (contract: Address, token: Address | undefined): VaultSource | undefined => {
  const payer = valueOf(useRead(burnEarn.vault.read(contract)));
  return useVaultSource(token, payer, contract);
};

const useOwn = (contract: Address, token: Address | undefined, account: Address | undefined): BurnProgramme['own'] => {
  const user = valueOf(useRead(account && burnEarn.userInfo.read(contract, account)));
  const earned = valueOf(useRead(account && burnEarn.earned.read(contract, account)));
  const balance = valueOf(useRead(token && account && erc20.balanceOf.read(token, account)));
  return { inEpoch: user?.[0], burned: user?.[1], earned, balance };
};

export const useBurnProgramme = (contract: Address, account: Address | undefined): BurnProgramme => {
  const burned = valueOf(useRead(burnEarn.burnToken.read(contract), ONCE));
  const reward = valueOf(useRead(burnEarn.rewardToken.read(contract), ONCE));
  const tokens = usePoolTokens(
    useMemo(() => [burned, reward].filter((entry) => entry !== undefined), [burned, reward]),
  );
  const info = useRead(burnEarn.epochInfo.read(contract));
  const epochFields = valueOf(info);
  const epoch = useMemo(() => {
    if (!epochFields) return undefined;
    const [number, endTime, reward, burned] = epochFields;
    return { number, endTime, reward, burned };
  }, [epochFields]);
  return {
    contract,
    burnToken: burned && tokens.get(burned),
    rewardToken: reward && tokens.get(reward),
    isPaused: valueOf(useRead(pausable.paused.read(contract))),
    epoch,
    totalBurned: valueOf(useRead(burnEarn.totalBurned.read(contract))),
    owed: valueOf(useRead(burnEarn.owed.read(contract))),
    vault: useVault(contract, reward),
    epochLength: valueOf(useRead(burnEarn.epochLength.read(contract), ONCE)),
    own: useOwn(contract, burned, account),
    isFailed: epochFields === undefined && info.status === 'failed',
  };
};
