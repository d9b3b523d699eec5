import type { Hex } from '../multicall/types.ts';
import type { Movement } from '../portfolio/movements.ts';
import type { Address } from '../tokens/types.ts';

/** Native coin that a transaction itself moved, without a log. */
export interface CoinTransfer {
  readonly kind: 'sent' | 'arrived';
  readonly amount: bigint;
  /** Other side of the transfer; undefined if it created a contract whose address is unknown. */
  readonly contract: Address | undefined;
  readonly transactionHash: Hex;
  readonly transactionIndex: number;
  readonly blockNumber: number;
  readonly timestamp: number;
}

/** Log index of transfers without a log: below any index, so that they sort before the block's logs. */
const BEFORE_LOGS = -1_000_000;

/** Movement of a raw amount of the asset `native`, in the order of the block's transactions. */
export const coinMovement = (transfer: CoinTransfer, native: Address): Movement => {
  const { kind, amount, contract, transactionHash, transactionIndex, blockNumber, timestamp } = transfer;
  const moved = { token: native, amount };
  return {
    id: `${transactionHash} coin`,
    kind,
    sent: kind === 'sent' ? moved : undefined,
    received: kind === 'arrived' ? moved : undefined,
    ...{ fee: undefined, role: undefined, exchange: undefined },
    ...{ contract, blockNumber, logIndex: BEFORE_LOGS + transactionIndex, timestamp, transactionHash },
  };
};

/** Raw sum of transfers; negative if more was sent. */
export const coinChange = (transfers: readonly CoinTransfer[]): bigint =>
  transfers.reduce((sum, { kind, amount }) => (kind === 'sent' ? sum - amount : sum + amount), 0n);

export interface CoinCandidate {
  readonly transfer: CoinTransfer;
  /** True if the transaction called a contract, whose logs may include the same coins. */
  readonly isCall: boolean;
}

/**
 * Transfers of one block that explain a raw change which no entry and no fee explains. Calls count only if the change
 * needs them.
 */
export const chosenTransfers = (candidates: readonly CoinCandidate[], change: bigint): readonly CoinTransfer[] => {
  const plain = candidates.flatMap(({ transfer, isCall }) => (isCall ? [] : [transfer]));
  return coinChange(plain) === change ? plain : candidates.map(({ transfer }) => transfer);
};

export interface KnownCoins {
  /** Raw change of the native asset by the entries and fees of blocks up to `block`. */
  readonly changeTo: (block: number) => bigint;
  readonly sentTo: (block: number) => bigint;
}

interface Change {
  readonly blockNumber: number;
  readonly amount: bigint;
  readonly count: bigint;
}

type Moved = Pick<Movement, 'sent' | 'received' | 'blockNumber'>;

/** Raw signed change of `native` by an entry; undefined if the entry moved none. */
export const nativeChange = ({ sent, received }: Pick<Moved, 'sent' | 'received'>, native: Address) =>
  sent?.token === native || received?.token === native
    ? (received?.token === native ? received.amount : 0n) - (sent?.token === native ? sent.amount : 0n)
    : undefined;

/** Sums of entries and fees up to each block. Fees are raw, each transaction's once. */
export const createKnownCoins = (
  entries: readonly { readonly blockNumber: number; readonly amount: bigint }[],
  fees: readonly { readonly blockNumber: number; readonly amount: bigint }[],
): KnownCoins => {
  const changes: Change[] = [
    ...entries.map(({ blockNumber, amount }) => ({ blockNumber, amount, count: 0n })),
    ...fees.map(({ blockNumber, amount }) => ({ blockNumber, amount: -amount, count: 1n })),
  ].toSorted((a, b) => a.blockNumber - b.blockNumber);
  let [amount, count] = [0n, 0n];
  const sums = changes.map((change) => {
    amount += change.amount;
    count += change.count;
    return { blockNumber: change.blockNumber, amount, count };
  });
  const upTo = (block: number): Change | undefined => {
    let [low, high] = [0, sums.length];
    while (low < high) {
      const at = (low + high) >> 1;
      if ((sums[at]?.blockNumber ?? Infinity) <= block) low = at + 1;
      else high = at;
    }
    return sums[low - 1];
  };
  return { changeTo: (block) => upTo(block)?.amount ?? 0n, sentTo: (block) => upTo(block)?.count ?? 0n };
};
