import type { MovedAmount } from '../portfolio/movements.ts';
import type { Address } from '../tokens/types.ts';

/**
 * Raw balances of one account (wallet, open orders and deposits) before the first and after the last block of the
 * entries; undefined if unread.
 */
export interface BalanceReading {
  readonly opening: bigint | undefined;
  readonly closing: bigint | undefined;
}

/**
 * `agrees`: opening + received - sent - fees = closing. `differs`: it does not. `unlogged`: the difference moved
 * without a log. `unread`: a balance is unknown. `unproven`: the opening balance is unread and only computed from the
 * others.
 */
export type BalanceVerdict = 'agrees' | 'differs' | 'unlogged' | 'unread' | 'unproven';

export interface BalanceLine extends BalanceReading {
  readonly asset: Address;
  readonly received: bigint;
  readonly sent: bigint;
  readonly networkFees: bigint;
  /** Closing balance minus the opening balance and the entries' change; undefined if a balance is unread. */
  readonly difference: bigint | undefined;
  /** Opening balance computed from the closing one and the entries; only if it is unread. */
  readonly computedOpening: bigint | undefined;
  readonly verdict: BalanceVerdict;
}

export interface MovedSides {
  readonly sent: MovedAmount | undefined;
  readonly received: MovedAmount | undefined;
}

interface BalanceProofInput {
  readonly entries: Iterable<MovedSides>;
  /** Raw units of the native asset; the fee of each transaction occurs once. */
  readonly networkFees: readonly bigint[];
  readonly native: Address;
  readonly readings: ReadonlyMap<Address, BalanceReading>;
}

interface Sums {
  received: bigint;
  sent: bigint;
}

const sumsOf = (entries: Iterable<MovedSides>): ReadonlyMap<Address, Sums> => {
  const sums = new Map<Address, Sums>();
  const add = (side: keyof Sums, moved: MovedAmount | undefined): void => {
    if (!moved) return;
    const known = sums.get(moved.token) ?? { received: 0n, sent: 0n };
    known[side] += moved.amount;
    sums.set(moved.token, known);
  };
  for (const { sent, received } of entries) {
    add('sent', sent);
    add('received', received);
  }
  return sums;
};

const verdictOf = (
  difference: bigint | undefined,
  computedOpening: bigint | undefined,
  isNative: boolean,
): BalanceVerdict => {
  if (difference !== undefined) return difference === 0n ? 'agrees' : isNative ? 'unlogged' : 'differs';
  if (computedOpening === undefined) return 'unread';
  // No account ever held less than nothing, so entries are missing.
  return computedOpening < 0n && !isNative ? 'differs' : 'unproven';
};

/** One line for each asset that has a reading or an entry; assets with readings come first. */
export const balanceProof = (input: BalanceProofInput): readonly BalanceLine[] => {
  const { entries, networkFees, native, readings } = input;
  const sums = sumsOf(entries);
  const fees = networkFees.reduce((sum, fee) => sum + fee, 0n);
  return [...new Set([...readings.keys(), ...sums.keys()])].map((asset): BalanceLine => {
    const { opening, closing } = readings.get(asset) ?? { opening: undefined, closing: undefined };
    const { received, sent } = sums.get(asset) ?? { received: 0n, sent: 0n };
    const isNative = asset === native;
    const paid = isNative ? fees : 0n;
    const change = received - sent - paid;
    const difference = opening === undefined || closing === undefined ? undefined : closing - opening - change;
    const computedOpening = opening === undefined && closing !== undefined ? closing - change : undefined;
    return {
      ...{ asset, opening, received, sent, networkFees: paid, closing, difference, computedOpening },
      verdict: verdictOf(difference, computedOpening, isNative),
    };
  });
};

/** Worst verdict of all lines; `unread` if there are none. */
export const proofVerdict = (lines: readonly BalanceLine[]): BalanceVerdict => {
  const order: readonly BalanceVerdict[] = ['differs', 'unread', 'unproven', 'unlogged', 'agrees'];
  return order.find((verdict) => lines.some((line) => line.verdict === verdict)) ?? 'unread';
};
