import type { Address } from '../tokens/types.ts';

/** Programmes that are paid from a vault by its approval. */
export type VaultProgramme = 'trade' | 'liquidity' | 'order' | 'burn';

/** Sums that become owed all at once, such as an epoch's reward. Raw units. */
export interface VaultSteps {
  readonly amount: bigint;
  /** Blocks until the first of them. */
  readonly first: bigint;
  /** Blocks from one to the next, above zero; undefined: only the first one is known. */
  readonly every: bigint | undefined;
}

/** A programme that draws from a vault, as of a block. Raw units of the token. */
export interface VaultDraw {
  readonly programme: VaultProgramme;
  readonly token: Address;
  /** The account that holds the rewards and allows the programme to take them. */
  readonly payer: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Due or promised, and not taken yet. */
  readonly owed: bigint;
  /** Taken for each block at today's rate. */
  readonly perBlock: bigint;
  readonly steps?: VaultSteps;
}

/** Everything that draws from one balance: programmes share a vault where the token and the payer are the same. */
export interface SharedVault {
  readonly balance: bigint;
  /** Sum over all its programmes. */
  readonly owed: bigint;
  readonly perBlock: bigint;
  readonly draws: readonly VaultDraw[];
}

const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

/** True where two programmes are paid from the same balance. */
export const isSameVault = (a: Pick<VaultDraw, 'token' | 'payer'>, b: Pick<VaultDraw, 'token' | 'payer'>): boolean =>
  a.token === b.token && a.payer === b.payer;

/** The vault of a programme with everything that draws from it; undefined where the programme is not among `draws`. */
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

/** Raw units that a programme has taken or owes `blocks` after the block shown, at today's rate. */
export const drawnBy = ({ owed, perBlock, steps }: VaultDraw, blocks: bigint): bigint =>
  owed + perBlock * blocks + (steps ? steps.amount * stepsBy(steps, blocks) : 0n);

/** The balance for all of them, or the approval of one, cannot pay what is drawn. */
const fails = ({ balance, draws }: SharedVault, blocks: bigint): boolean =>
  sum(draws.map((draw) => drawnBy(draw, blocks))) > balance ||
  draws.some((draw) => drawnBy(draw, blocks) > draw.allowance);

/** Beyond so many blocks nothing is foreseen: at two seconds each they are 2,000 years. */
export const MAX_BLOCKS_AHEAD = 2n ** 35n;

/**
 * Blocks after the block shown until the first payment that fails, at today's rates; 0: one fails now. Undefined: none
 * fails within MAX_BLOCKS_AHEAD. What is drawn never falls, so the first failure is found by halving.
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

/** Raw units that can be paid now: the balance, and of each programme no more than it may take. */
export const payableNow = ({ balance, draws }: SharedVault): bigint => {
  const allowed = sum(draws.map(({ allowance }) => allowance));
  return balance < allowed ? balance : allowed;
};
