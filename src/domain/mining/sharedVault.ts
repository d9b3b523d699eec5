import type { Address } from '../tokens/types.ts';

/** Programmes that a vault pays through approvals. */
export type VaultProgramme = 'trade' | 'liquidity' | 'order' | 'burn';

/** Amounts that become due at once, such as an epoch's reward. Raw units. */
export interface VaultSteps {
  readonly amount: bigint;
  /** Blocks until the first step. */
  readonly first: bigint;
  /** Blocks between steps, above zero; undefined if only the first step is known. */
  readonly every: bigint | undefined;
}

/** A programme that draws from a vault, at a block. Raw units of the token. */
export interface VaultDraw {
  readonly programme: VaultProgramme;
  readonly token: Address;
  /** Account that holds the rewards and approves the programme. */
  readonly payer: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Due or promised, and not yet taken. */
  readonly owed: bigint;
  /** Part of `owed` that is due only with the first step, such as the reward of an epoch that has not ended. */
  readonly promised?: bigint;
  /** Amount taken per block at today's rate. */
  readonly perBlock: bigint;
  readonly steps?: VaultSteps;
}

/** All draws on one balance: programmes share a vault if the token and the payer are equal. */
export interface SharedVault {
  readonly balance: bigint;
  /** Sum over all programmes. */
  readonly owed: bigint;
  readonly perBlock: bigint;
  readonly draws: readonly VaultDraw[];
}

const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

/** True if two programmes draw from the same balance. */
export const isSameVault = (a: Pick<VaultDraw, 'token' | 'payer'>, b: Pick<VaultDraw, 'token' | 'payer'>): boolean =>
  a.token === b.token && a.payer === b.payer;

/** Vault of a programme with all its draws; undefined if `draws` lacks the programme. */
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

/** Raw units that a programme has taken or may take `blocks` after the block shown, at today's rate. */
export const drawnBy = ({ owed, promised = 0n, perBlock, steps }: VaultDraw, blocks: bigint): bigint =>
  owed - promised + perBlock * blocks + (steps ? steps.amount * stepsBy(steps, blocks) : 0n);

/** True if the balance cannot pay all draws, or an approval cannot pay its own. */
const fails = ({ balance, draws }: SharedVault, blocks: bigint): boolean =>
  sum(draws.map((draw) => drawnBy(draw, blocks))) > balance ||
  draws.some((draw) => drawnBy(draw, blocks) > draw.allowance);

/** Limit of the forecast: 2,000 years at two seconds per block. */
export const MAX_BLOCKS_AHEAD = 2n ** 35n;

/**
 * Blocks from the block shown until the first payment that fails, at today's rates; 0 if one fails now. Undefined if
 * none fails within MAX_BLOCKS_AHEAD. Draws never fall, so a binary search finds the first failure.
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

/** Part of what is owed that can be paid: each programme takes from its own approval, and all from one balance. Raw units. */
export const payableNow = ({ balance, draws }: SharedVault): bigint =>
  least(balance, sum(draws.map(({ owed, allowance }) => least(owed, allowance))));

/** The vault as far as it concerns one programme: approvals of the others stop only the others. */
export const asFor = (programme: VaultProgramme, vault: SharedVault): SharedVault => ({
  ...vault,
  draws: vault.draws.map((draw) => (draw.programme === programme ? draw : { ...draw, allowance: MAX_ALLOWANCE })),
});

/** True if the vault cannot pay in the next block what is owed by then. */
export const owesTooMuch = ({ balance, owed, perBlock, draws }: SharedVault): boolean =>
  owed + perBlock > balance || draws.some((draw) => draw.owed + draw.perBlock > draw.allowance);
