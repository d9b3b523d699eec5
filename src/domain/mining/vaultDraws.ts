import { owedWith, type BurnEpoch } from '../burn/epochs.ts';
import { dueAt, type OrderVault } from './orderMining.ts';
import type { MiningTerms } from './rewards.ts';
import type { VaultDraw, VaultSteps } from './sharedVault.ts';
import { tradeVaultAt, type TradePool, type TradeTerms } from './tradeMining.ts';
import { vaultAt, type SharedPool, type VaultSource } from './vault.ts';

const base = ({
  token,
  payer,
  balance,
  allowance,
}: VaultSource): Omit<VaultDraw, 'programme' | 'owed' | 'perBlock'> => ({
  token,
  payer,
  balance,
  allowance,
});

/** Raw draw of trade mining, rounded down per pool as in `tradeVaultAt`. */
export const tradeDraw = (
  source: VaultSource,
  terms: TradeTerms,
  pools: readonly TradePool[],
  block: bigint,
): VaultDraw => {
  const { owed, perBlock } = tradeVaultAt(source, terms, pools, block);
  return { ...base(source), programme: 'trade', owed, perBlock };
};

/** Raw draw of liquidity mining, rounded down per pool as in `vaultAt`. */
export const liquidityDraw = (
  source: VaultSource,
  terms: MiningTerms,
  pools: readonly SharedPool[],
  block: bigint,
): VaultDraw => {
  const { owed, perBlock } = vaultAt(source, terms, pools, block);
  return { ...base(source), programme: 'liquidity', owed, perBlock };
};

/** Raw draw of order mining: all rewards due at `block` that are not taken from the vault. */
export const orderDraw = (vault: OrderVault & VaultSource, block: bigint): VaultDraw => ({
  ...base(vault),
  programme: 'order',
  owed: dueAt(vault, block),
  perBlock: vault.perBlock,
});

interface BurnSchedule {
  readonly epoch: BurnEpoch;
  readonly owed: bigint;
  readonly secondsLeft: bigint;
  readonly epochLength: bigint | undefined;
  readonly blockTimeMs: number;
}

const stepsOf = ({ epoch, secondsLeft, epochLength, blockTimeMs }: BurnSchedule): VaultSteps | undefined => {
  if (epoch.reward === 0n) return undefined;
  const blocksIn = (seconds: bigint): bigint => (seconds * 1000n) / BigInt(blockTimeMs);
  const every = epochLength === undefined ? undefined : blocksIn(epochLength);
  return { amount: epoch.reward, first: blocksIn(secondsLeft), every: every === 0n ? 1n : every };
};

/** Draw of burn and earn. A burn promises its epoch's reward, which can be claimed once the epoch has ended. */
export const burnDraw = (source: VaultSource, schedule: BurnSchedule): VaultDraw => {
  const steps = stepsOf(schedule);
  const owed = owedWith(schedule.epoch, schedule.owed);
  return {
    ...base(source),
    programme: 'burn',
    owed,
    promised: schedule.epoch.reward,
    perBlock: 0n,
    ...(steps && { steps }),
  };
};
