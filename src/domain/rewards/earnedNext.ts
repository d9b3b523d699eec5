import type { TokenAmount } from '../claims/claims.ts';
import type { VaultProgramme } from '../mining/sharedVault.ts';

const DAY_SECONDS = 86_400n;
const MS_PER_SECOND = 1000n;

export interface OwnRate {
  readonly perDay: readonly TokenAmount[];
  /** Unix seconds at which the rate ends. */
  readonly until?: bigint | undefined;
  /** Programme whose vault pays: the rate ends at its first failing payment. */
  readonly vault?: Extract<VaultProgramme, 'liquidity'>;
}

interface VaultEnd {
  readonly isKnown: boolean;
  /** Blocks until the first failing payment; undefined if none is foreseen. */
  readonly ownBlocks: bigint | undefined;
  readonly blockTimeMs: number;
}

/** The rate until its vault cannot pay, from `now` (unix seconds) on; of unknown amounts while the vault is unknown. */
export const withinVault = (rate: OwnRate, { isKnown, ownBlocks, blockTimeMs }: VaultEnd, now: bigint): OwnRate => {
  if (!isKnown) return { perDay: rate.perDay.map(({ token }) => ({ token, amount: undefined })) };
  if (ownBlocks === undefined) return rate;
  return { ...rate, until: now + (ownBlocks * BigInt(Math.floor(blockTimeMs))) / MS_PER_SECOND };
};

/**
 * Raw units, rounded down, that the rates give within `days` from `now` (unix seconds) on. A rate that ends earlier
 * gives less.
 */
export const earnedNext = (rates: readonly OwnRate[], now: bigint, days: bigint): readonly TokenAmount[] =>
  rates.flatMap(({ perDay, until }) => {
    const whole = days * DAY_SECONDS;
    const left = until === undefined ? whole : until - now;
    const seconds = left < 0n ? 0n : left < whole ? left : whole;
    return perDay.map(({ token, amount }) => ({
      token,
      amount: amount === undefined ? undefined : (amount * seconds) / DAY_SECONDS,
    }));
  });
