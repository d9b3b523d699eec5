import type { Hex } from '#domain/multicall/types.ts';
import { startSearch } from '#domain/transactions/nonceSearch.ts';
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
import { advanceSearch, searchRequests } from './nonceSteps.ts';
import type { Answers, QueryContext } from './receiptQuery.ts';

/** Nodes behind one address differ by a few blocks, so the search starts this far below the known range. */
const LAG_BLOCKS = 4;
/** The transaction count may be that of a later block than the one shown, so the search ends this far above it. */
const AHEAD_BLOCKS = 2;
/** How far the search goes back if no block is known at which the transaction was still pending. */
const BACK_BLOCKS = 10_000;

export interface ReplacementSearch {
  isOn(hash: Hex): boolean;
  /** Called when the nonce of a record is used and there is no receipt. */
  start(record: TransactionRecord, blockNumber: number): void;
  stop(hash: Hex): void;
  /** The next requests of the search. */
  requests(record: TransactionRecord): readonly RpcRequest[];
  /** Takes the answers to the last `requests`. */
  take(record: TransactionRecord, answers: Answers, blockNumber: number): void;
}

/** Records the end of a transaction whose nonce was mined, by another transaction or by itself. */
const createEndings = ({ store, chainId, nowMs }: QueryContext) => {
  const isOfAnother = (hash: Hex, mined: Hex): boolean =>
    Object.values(selectTransactions(store.getState(), chainId)).some(
      (other) => other.hash !== hash && (other.hash === mined || other.replacedBy === mined),
    );
  const end = ({ hash }: TransactionRecord, ended: TransactionEnding): void =>
    void store.dispatch(replaced({ chainId, hash, ended, atMs: nowMs() }));
  return {
    end,
    /** Whether the end is known: a nonce that was only predicted may belong to another transaction. */
    conclude(record: TransactionRecord, signed: SignedFacts, mined: KnownTransaction, at: number): boolean {
      const { hash } = record;
      const kind = replacementOf(record, signed, mined);
      // It may be an equal transaction of the account, or any other.
      const isUnlike = kind === 'replaced' || (kind === 'cancelled' && record.callsId !== undefined);
      const isGuess = !record.signed && (isUnlike || isOfAnother(hash, mined.hash));
      if (isGuess) return false;
      if (kind === 'cancelled' || kind === 'replaced') {
        end(record, { kind, blockNumber: mined.blockNumber ?? at, hash: mined.hash });
      }
      if (kind === 'spedUp') store.dispatch(spedUp({ chainId, hash, by: mined.hash }));
      if (kind === 'again') store.dispatch(spedUp({ chainId, hash }));
      return true;
    },
  };
};

/** Finds the transaction that was mined with the nonce of a record, step by step with the blocks. */
export const createReplacementSearch = (context: QueryContext): ReplacementSearch => {
  const endings = createEndings(context);
  const searches = new Map<Hex, NonceSearch>();
  /** Searched by a predicted nonce without a result. */
  const unknown = new Set<Hex>();

  const stop = (hash: Hex, isKnown: boolean): void => {
    searches.delete(hash);
    if (!isKnown) unknown.add(hash);
  };

  return {
    isOn: (hash) => searches.has(hash),
    start: ({ hash, signedAtBlock }, blockNumber) => {
      if (searches.has(hash) || unknown.has(hash)) return;
      const from = (signedAtBlock ?? blockNumber - BACK_BLOCKS) - LAG_BLOCKS;
      searches.set(hash, startSearch(from, blockNumber + AHEAD_BLOCKS));
    },
    stop: (hash) => void searches.delete(hash),
    requests: ({ hash, from }) => {
      const search = searches.get(hash);
      return search ? searchRequests(search, from) : [];
    },
    take: (record, answers, blockNumber) => {
      const { hash, from } = record;
      const signed = searchedFacts(record);
      const search = searches.get(hash);
      if (!search || !signed) return;
      const next = advanceSearch(search, answers, from, signed.nonce);
      if (next === 'over') {
        stop(hash, record.signed !== undefined);
        if (record.signed) endings.end(record, { kind: 'lost', blockNumber });
      } else if ('hash' in next) stop(hash, endings.conclude(record, signed, next, blockNumber));
      else searches.set(hash, next);
    },
  };
};
