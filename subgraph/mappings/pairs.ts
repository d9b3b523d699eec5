import { BigInt, ethereum } from '@graphprotocol/graph-ts';
import { Pair, PairOfTokens, Transaction } from '../generated/schema';

/** Names two tokens, whichever comes first. */
export function keyOf(token: string, other: string): string {
  return token < other ? token + '-' + other : other + '-' + token;
}

/** The pair of two tokens; null if the factory has none, or one of them has no usable decimals. */
export function pairOf(token: string, other: string): Pair | null {
  const found = PairOfTokens.load(keyOf(token, other));
  return found ? Pair.load(found.pair) : null;
}

/** Counts one more trade. */
export function countTrade(pair: Pair): void {
  pair.txCount = pair.txCount.plus(BigInt.fromI32(1));
  pair.save();
}

/** The event's transaction, written once. */
export function transactionOf(event: ethereum.Event): string {
  const id = event.transaction.hash.toHexString();
  if (Transaction.load(id) == null) {
    const transaction = new Transaction(id);
    transaction.blockNumber = event.block.number;
    transaction.timestamp = event.block.timestamp;
    transaction.save();
  }
  return id;
}

/** Names one event of the chain. */
export function entryId(event: ethereum.Event): string {
  return event.transaction.hash.toHexString() + '-' + event.logIndex.toString();
}
