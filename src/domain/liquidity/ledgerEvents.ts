import { ZERO_ADDRESS } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Address } from '../tokens/types.ts';
import { partOf, type LedgerEvent, type LedgerProblem, type PoolSnapshot } from './ledger.ts';
import {
  firstAfter,
  lastBefore,
  nextAfter,
  type LogPosition,
  type PoolChange,
  type PoolEvent,
  type PoolSync,
  type PoolTransfer,
} from './poolEvents.ts';
import { supplyAtMint } from './poolMath.ts';

export interface LedgerSources {
  readonly pair: Address;
  readonly account: Address;
  readonly staking: Address | undefined;
  /** As in `PoolState`; today's rate is used for the history too. */
  readonly feeRate: bigint | undefined;
  readonly moves: readonly PoolTransfer[];
  /** Pool events in chain order: all of the transfers' blocks, and those of `snapshotNeeds`. */
  readonly around: readonly PoolEvent[];
  readonly supplyAt: (position: LogPosition) => bigint;
}

export interface StakeEvent {
  readonly kind: 'stake' | 'unstake';
  readonly blockNumber: number;
  readonly staked: bigint;
}

/** Both lists are in chain order; `staked` is the balance after the last event. */
export interface LedgerEvents {
  readonly events: readonly LedgerEvent[];
  readonly stakes: readonly StakeEvent[];
  readonly staked: bigint;
}

type Surroundings = Pick<LedgerSources, 'pair' | 'account' | 'around'>;

const isSync = (event: PoolEvent): event is PoolSync => event.kind === 'sync';
const isChange = (event: PoolEvent): event is PoolChange => event.kind === 'mint' || event.kind === 'burn';

interface OwnChange {
  readonly change: PoolChange;
  readonly sync: PoolSync;
}

/** The pair emits its reserves and amounts right after the transfer of a mint. */
const mintOf = (move: PoolTransfer, { account, around }: Surroundings): OwnChange | undefined => {
  if (move.from !== ZERO_ADDRESS || move.to !== account) return undefined;
  // A mint or burn also mints the protocol's share, but another transfer follows it.
  const sync = nextAfter(around, move);
  if (sync?.kind !== 'sync' || sync.transactionHash !== move.transactionHash) return undefined;
  const change = firstAfter(around, sync, isChange);
  return change?.kind === 'mint' ? { change, sync } : undefined;
};

const burnOf = (move: PoolTransfer, { pair, account, around }: Surroundings): OwnChange | undefined => {
  if (move.from !== account || move.to !== pair) return undefined;
  const isBurn = (event: PoolEvent): event is PoolChange =>
    event.kind === 'burn' && event.transactionHash === move.transactionHash;
  const change = firstAfter(around, move, isBurn);
  const sync = change && lastBefore(around, change, isSync);
  return change && sync ? { change, sync } : undefined;
};

/**
 * Events of earlier blocks to load: the newest sync, and the newest mint or burn. None for the account's own mint or
 * burn.
 */
export const snapshotNeeds = (
  move: PoolTransfer,
  sources: Surroundings & Pick<LedgerSources, 'feeRate'>,
): { readonly sync: boolean; readonly change: boolean } => {
  if (mintOf(move, sources) || burnOf(move, sources)) return { sync: false, change: false };
  const { around, feeRate } = sources;
  const isFeeOpen = feeRate !== undefined && move.from !== ZERO_ADDRESS;
  const isKnown = (event: PoolEvent | undefined): boolean => event?.blockNumber === move.blockNumber;
  return {
    sync: !isKnown(lastBefore(around, move, isSync)),
    change: isFeeOpen && !isKnown(lastBefore(around, move, isChange)),
  };
};

const snapshotOf = (move: PoolTransfer, { around, feeRate, supplyAt }: LedgerSources): PoolSnapshot | undefined => {
  const sync = lastBefore(around, move, isSync);
  if (!sync) return undefined;
  const { reserve0, reserve1 } = sync;
  const totalSupply = supplyAt(move);
  // The protocol's own mint leaves no fees to share.
  if (feeRate === undefined || move.from === ZERO_ADDRESS) return { reserve0, reserve1, supply: totalSupply };
  const change = lastBefore(around, move, isChange);
  const atChange = change && lastBefore(around, change, isSync);
  if (!atChange) return undefined;
  const kLast = atChange.reserve0 * atChange.reserve1;
  return { reserve0, reserve1, supply: supplyAtMint({ reserve0, reserve1, totalSupply, kLast, feeRate }) };
};

const minted = (move: PoolTransfer, { change, sync }: OwnChange, { supplyAt }: LedgerSources): LedgerEvent => {
  const { amount0, amount1 } = change;
  const { reserve0, reserve1 } = sync;
  return {
    kind: 'deposit',
    blockNumber: move.blockNumber,
    poolTokens: move.value,
    amounts: { amount0, amount1 },
    snapshot: { reserve0, reserve1, supply: supplyAt(move) },
  };
};

/** A burn pays for all pool tokens that the pair holds, so a sender of only a part counts with that part. */
const burned = (move: PoolTransfer, own: OwnChange, sources: LedgerSources): LedgerEvent | undefined => {
  const { pair, around, supplyAt } = sources;
  const { change, sync } = own;
  const isEnd = (event: PoolEvent): event is PoolTransfer =>
    event.kind === 'transfer' && event.from === pair && event.to === ZERO_ADDRESS;
  const end = lastBefore(around, change, isEnd);
  if (!end || end.value === 0n) return undefined;
  const { amount0, amount1 } = change;
  return {
    kind: 'withdrawal',
    blockNumber: move.blockNumber,
    poolTokens: move.value,
    amounts: partOf({ amount0, amount1 }, move.value, end.value),
    snapshot: {
      reserve0: sync.reserve0 + amount0,
      reserve1: sync.reserve1 + amount1,
      supply: supplyAt(end) + end.value,
    },
  };
};

const eventOf = (move: PoolTransfer, poolTokens: bigint, sources: LedgerSources): LedgerEvent | undefined => {
  const mint = mintOf(move, sources);
  if (mint) return minted(move, mint, sources);
  const burn = burnOf(move, sources);
  if (burn) return burned(move, burn, sources);
  const snapshot = snapshotOf(move, sources);
  if (!snapshot || snapshot.supply === 0n) return undefined;
  const kind = move.to === sources.account ? 'deposit' : 'withdrawal';
  const amounts = partOf({ amount0: snapshot.reserve0, amount1: snapshot.reserve1 }, poolTokens, snapshot.supply);
  return { kind, blockNumber: move.blockNumber, poolTokens, amounts, snapshot };
};

const readReturnedAmount = (move: PoolTransfer, { account, staking }: LedgerSources, inside: bigint): bigint => {
  if (move.from !== staking || move.to !== account) return 0n;
  return move.value < inside ? move.value : inside;
};

/**
 * Mints and burns count with the pair's amounts, other transfers with the amounts that the pool tokens represent at
 * that block. Staking is neither. `staked`: balance before the first transfer.
 */
export const ledgerEvents = (sources: LedgerSources, staked: bigint): Result<LedgerEvents, LedgerProblem> => {
  const events: LedgerEvent[] = [];
  const stakes: StakeEvent[] = [];
  let inside = staked;
  for (const move of sources.moves) {
    if (move.from === move.to) continue;
    if (move.to === sources.staking) {
      inside += move.value;
      if (move.value > 0n) stakes.push({ kind: 'stake', blockNumber: move.blockNumber, staked: inside });
      continue;
    }
    const back = readReturnedAmount(move, sources, inside);
    inside -= back;
    if (back > 0n) stakes.push({ kind: 'unstake', blockNumber: move.blockNumber, staked: inside });
    if (move.value === back) continue;
    const event = eventOf(move, move.value - back, sources);
    if (!event) return err({ code: 'unknownState' });
    events.push(event);
  }
  return ok({ events, stakes, staked: inside });
};
