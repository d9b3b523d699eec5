import type { Address } from '../tokens/types.ts';

export type VaultProgramme = 'trade' | 'liquidity' | 'order' | 'burn';

/** Raw amounts that become due at once, such as an epoch's reward. */
export interface VaultSteps {
  readonly amount: bigint;
  readonly first: bigint;
  readonly every: bigint | undefined;
}

export interface VaultDraw {
  readonly programme: VaultProgramme;
  readonly token: Address;
  /** Account that holds the rewards and approves the programme. */
  readonly payer: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Raw rewards due or promised that are not taken yet. */
  readonly owed: bigint;
  /** Part of `owed` that becomes due only with the first step, such as the reward of a running epoch. */
  readonly promised?: bigint;
  readonly perBlock: bigint;
  readonly steps?: VaultSteps;
}

/** Programmes with the same token and payer share one vault. */
export interface SharedVault {
  readonly balance: bigint;
  readonly owed: bigint;
  readonly perBlock: bigint;
  readonly draws: readonly VaultDraw[];
}

const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

const isSameVault = (a: Pick<VaultDraw, 'token' | 'payer'>, b: Pick<VaultDraw, 'token' | 'payer'>): boolean =>
  a.token === b.token && a.payer === b.payer;

/** Raw sums over all programmes that draw from the balance; undefined if `draws` lacks the programme. */
export const sharedVaultOf = (programme: VaultProgramme, draws: readonly VaultDraw[]): SharedVault | undefined => {
  const own = draws.find((draw) => draw.programme === programme);
  if (!own) return undefined;
  const sharing = draws.filter((draw) => isSameVault(draw, own));
  return {
    balance: own.balance,
    owed: sum(sharing.map(({ owed }) => owed)),
    perBlock: sum(sharing.map(({ perBlock }) => perBlock)),
    draws: sharing,
  };
};

const stepsBy = ({ first, every }: VaultSteps, blocks: bigint): bigint => {
  if (blocks < first) return 0n;
  return every === undefined ? 1n : 1n + (blocks - first) / every;
};

/** Raw rewards drawn by the programme up to `blocks` after the block shown, at today's rate. */
export const drawnBy = ({ owed, promised = 0n, perBlock, steps }: VaultDraw, blocks: bigint): bigint =>
  owed - promised + perBlock * blocks + (steps ? steps.amount * stepsBy(steps, blocks) : 0n);

const fails = ({ balance, draws }: SharedVault, blocks: bigint): boolean =>
  sum(draws.map((draw) => drawnBy(draw, blocks))) > balance ||
  draws.some((draw) => drawnBy(draw, blocks) > draw.allowance);

/** About 2,000 years at two seconds per block. */
const MAX_BLOCKS_AHEAD = 2n ** 35n;

/**
 * Blocks until the vault cannot pay at today's rates; undefined beyond MAX_BLOCKS_AHEAD. Draws never fall, so a binary
 * search works.
 */
export const firstFailure = (vault: SharedVault): bigint | undefined => {
  if (!fails(vault, MAX_BLOCKS_AHEAD)) return undefined;
  let [low, high] = [0n, MAX_BLOCKS_AHEAD];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (fails(vault, middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
};

const MAX_ALLOWANCE = 2n ** 256n - 1n;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Raw rewards that can be paid now. Each programme takes from its own approval, all from one balance. */
export const payableNow = ({ balance, draws }: SharedVault): bigint =>
  least(balance, sum(draws.map(({ owed, allowance }) => least(owed, allowance))));

/** Vault as one programme sees it: the approvals of other programmes are no limit for it. */
export const asFor = (programme: VaultProgramme, vault: SharedVault): SharedVault => ({
  ...vault,
  draws: vault.draws.map((draw) => (draw.programme === programme ? draw : { ...draw, allowance: MAX_ALLOWANCE })),
});

/** True if the vault cannot pay what is due in the next block. */
export const owesTooMuch = ({ balance, owed, perBlock, draws }: SharedVault): boolean =>
  owed + perBlock > balance || draws.some((draw) => draw.owed + draw.perBlock > draw.allowance);
