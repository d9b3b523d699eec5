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

export interface CurrentEpoch extends BurnEpoch {
  readonly number: bigint;
  /** Unix seconds. */
  readonly endTime: bigint;
}

export interface BurnProgramme {
  readonly contract: Address;
  readonly burnToken: Token | undefined;
  readonly rewardToken: Token | undefined;
  readonly isPaused: boolean | undefined;
  readonly epoch: CurrentEpoch | undefined;
  readonly totalBurned: bigint | undefined;
  /** Promised and not paid yet. */
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
  const payer = valueOf(useRead(burnEarn.vault, burnEarn.vault.call(contract)));
  return useVaultSource(token, payer, contract);
};

const useOwn = (contract: Address, token: Address | undefined, account: Address | undefined): BurnProgramme['own'] => {
  const user = valueOf(useRead(burnEarn.userInfo, account && burnEarn.userInfo.call(contract, account)));
  const earned = valueOf(useRead(burnEarn.earned, account && burnEarn.earned.call(contract, account)));
  const balance = valueOf(useRead(erc20.balanceOf, token && account && erc20.balanceOf.call(token, account)));
  return { inEpoch: user?.[0], burned: user?.[1], earned, balance };
};

export const useBurnProgramme = (contract: Address, account: Address | undefined): BurnProgramme => {
  const burned = valueOf(useRead(burnEarn.burnToken, burnEarn.burnToken.call(contract), ONCE));
  const reward = valueOf(useRead(burnEarn.rewardToken, burnEarn.rewardToken.call(contract), ONCE));
  const tokens = usePoolTokens(
    useMemo(() => [burned, reward].filter((entry) => entry !== undefined), [burned, reward]),
  );
  const info = useRead(burnEarn.epochInfo, burnEarn.epochInfo.call(contract));
  const epochFields = valueOf(info);
  return {
    contract,
    burnToken: burned && tokens.get(burned),
    rewardToken: reward && tokens.get(reward),
    isPaused: valueOf(useRead(pausable.paused, pausable.paused.call(contract))),
    epoch: epochFields && {
      number: epochFields[0],
      endTime: epochFields[1],
      reward: epochFields[2],
      burned: epochFields[3],
    },
    totalBurned: valueOf(useRead(burnEarn.totalBurned, burnEarn.totalBurned.call(contract))),
    owed: valueOf(useRead(burnEarn.owed, burnEarn.owed.call(contract))),
    vault: useVault(contract, reward),
    epochLength: valueOf(useRead(burnEarn.epochLength, burnEarn.epochLength.call(contract), ONCE)),
    own: useOwn(contract, burned, account),
    isFailed: epochFields === undefined && info.status === 'failed',
  };
};
