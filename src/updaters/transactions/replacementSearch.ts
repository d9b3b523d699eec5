import { findInBlock, readQuantity } from '#chain/sending/knownTransaction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { nextStep, startSearch, withCounts, withoutBlocks } from '#domain/transactions/nonceSearch.ts';
import type { NonceSearch } from '#domain/transactions/nonceSearch.ts';
import { replacementOf } from '#domain/transactions/replacement.ts';
import { searchedFacts } from '#domain/transactions/settlement.ts';
import type {
  KnownTransaction,
  SignedFacts,
  TransactionEnding,
  TransactionRecord,
} from '#domain/transactions/types.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { replaced, spedUp } from '#state/transactions/slice.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { valueOf } from './receiptQuery.ts';
import type { Answers, Desk } from './receiptQuery.ts';

/** Nodes behind one address differ by a few blocks: so far below the known range it is searched too. */
const LAG_BLOCKS = 4;
/** The count that started a search may be of a block that came while the node answered: so far above it is searched too. */
const AHEAD_BLOCKS = 2;
/** Where it is not known when the transaction still waited, the search goes back this far. */
const BACK_BLOCKS = 10_000;

const blockTag = (block: number): Hex => `0x${block.toString(16)}`;

export interface ReplacementSearch {
  isOn(hash: Hex): boolean;
  /** The nonce of a record is used, and there is no receipt. */
  start(record: TransactionRecord, blockNumber: number): void;
  stop(hash: Hex): void;
  /** What to ask next. */
  requests(record: TransactionRecord): readonly RpcRequest[];
  /** Takes the answers to the last `requests`. */
  take(record: TransactionRecord, answers: Answers, blockNumber: number): void;
}

/** Finds the transaction that was mined with the nonce of a record, step by step with the blocks. */
export const createReplacementSearch = ({ store, chainId, nowMs }: Desk): ReplacementSearch => {
  const searches = new Map<Hex, NonceSearch>();
  /** Searched by a nonce that was only presumed, without a result. */
  const unknown = new Set<Hex>();

  const giveUp = (hash: Hex): void => {
    searches.delete(hash);
    unknown.add(hash);
  };

  const isOfAnother = (hash: Hex, mined: Hex): boolean =>
    Object.values(selectTransactions(store.getState(), chainId)).some(
      (other) => other.hash !== hash && (other.hash === mined || other.replacedBy === mined),
    );

  const end = (record: TransactionRecord, ended: TransactionEnding): void => {
    searches.delete(record.hash);
    store.dispatch(replaced({ chainId, hash: record.hash, ended, atMs: nowMs() }));
  };

  const conclude = (record: TransactionRecord, signed: SignedFacts, mined: KnownTransaction, at: number): void => {
    const { hash } = record;
    const kind = replacementOf(record, signed, mined);
    // A nonce that was only presumed may be another transaction's: an equal one of the account, or any.
    const isGuess = !record.signed && (kind === 'replaced' || isOfAnother(hash, mined.hash));
    if (isGuess) {
      giveUp(hash);
      return;
    }
    if (kind === 'cancelled' || kind === 'replaced') {
      end(record, { kind, blockNumber: mined.blockNumber ?? at, hash: mined.hash });
      return;
    }
    searches.delete(hash);
    if (kind === 'spedUp') store.dispatch(spedUp({ chainId, hash, by: mined.hash }));
    if (kind === 'again') store.dispatch(spedUp({ chainId, hash }));
  };

  const takeCounts = (search: NonceSearch, nonce: number, blocks: readonly number[], answers: Answers): NonceSearch =>
    withCounts(
      search,
      nonce,
      blocks.map((block, at) => ({ block, count: readQuantity(valueOf(answers[at])) })),
    );

  return {
    isOn: (hash) => searches.has(hash),
    start: ({ hash, signedAtBlock }, blockNumber) => {
      if (searches.has(hash) || unknown.has(hash)) return;
      searches.set(
        hash,
        startSearch((signedAtBlock ?? blockNumber - BACK_BLOCKS) - LAG_BLOCKS, blockNumber + AHEAD_BLOCKS),
      );
    },
    stop: (hash) => void searches.delete(hash),
    requests: ({ hash, from }) => {
      const search = searches.get(hash);
      const step = search && nextStep(search);
      if (!step || step.kind === 'over') return [];
      const ask = (block: number): RpcRequest =>
        step.kind === 'counts'
          ? { method: 'eth_getTransactionCount', params: [from, blockTag(block)] }
          : { method: 'eth_getBlockByNumber', params: [blockTag(block), true] };
      return step.blocks.map(ask);
    },
    take: (record, answers, blockNumber) => {
      const { hash, from } = record;
      const signed = searchedFacts(record);
      const search = searches.get(hash);
      if (!search || !signed) return;
      const step = nextStep(search);
      if (step.kind === 'over') {
        if (record.signed) end(record, { kind: 'lost', blockNumber });
        else giveUp(hash);
        return;
      }
      if (step.kind === 'counts') {
        searches.set(hash, takeCounts(search, signed.nonce, step.blocks, answers));
        return;
      }
      const found = step.blocks.map((_block, at) => findInBlock(valueOf(answers[at]), from, signed.nonce));
      const mined = found.find((one) => one !== null && one !== undefined);
      if (mined) conclude(record, signed, mined, blockNumber);
      else
        searches.set(
          hash,
          withoutBlocks(
            search,
            step.blocks.filter((_block, at) => found[at] === null),
          ),
        );
    },
  };
};
