import type { Hex } from '#domain/multicall/types.ts';
import { startSearch, type NonceSearch } from '#domain/transactions/nonceSearch.ts';
import { replacementOf } from '#domain/transactions/replacement.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
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

/** Starts below the known range, because nodes behind one URL differ by a few blocks. */
const LAG_BLOCKS = 4;
/** The transaction count may be of a block after the shown one. */
const AHEAD_BLOCKS = 2;
/** Search range if no block with the pending transaction is known. */
const BACK_BLOCKS = 10_000;

export interface ReplacementSearch {
  isOn(hash: Hex): boolean;
  start(record: TransactionRecord, blockNumber: number): void;
  stop(hash: Hex): void;
  requests(record: TransactionRecord): readonly RpcRequest[];
  take(record: TransactionRecord, answers: Answers, blockNumber: number, usedNonces: number): void;
}

const insteadOf = ({
  hash,
  signed: { to, data, value },
}: KnownTransaction): Pick<TransactionEnding, 'hash' | 'instead'> => ({
  hash,
  ...(to && { instead: shortCall({ to, data, value }) }),
});

const createEndings = ({ store, chainId, nowMs }: QueryContext) => {
  const isOfAnother = (hash: Hex, mined: Hex): boolean =>
    Object.values(selectTransactions(store.getState(), chainId)).some(
      (other) => other.hash !== hash && (other.hash === mined || other.replacedBy === mined),
    );
  const end = ({ hash }: TransactionRecord, ended: TransactionEnding): void =>
    void store.dispatch(replaced({ chainId, hash, ended, atMs: nowMs() }));
  return {
    end,
    /** @returns false if the end stays unknown: a predicted nonce may belong to another transaction */
    conclude(record: TransactionRecord, signed: SignedFacts, mined: KnownTransaction, at: number): boolean {
      const { hash } = record;
      const kind = replacementOf(record, signed, mined);
      const isUnlike = kind === 'replaced' || (kind === 'cancelled' && record.callsId !== undefined);
      const isGuess = !record.signed && (isUnlike || isOfAnother(hash, mined.hash));
      if (isGuess) return false;
      if (kind === 'cancelled' || kind === 'replaced') {
        end(record, { kind, blockNumber: mined.blockNumber ?? at, ...insteadOf(mined) });
      }
      if (kind === 'spedUp') store.dispatch(spedUp({ chainId, hash, by: mined.hash }));
      if (kind === 'again') store.dispatch(spedUp({ chainId, hash }));
      return true;
    },
  };
};

interface RecordSearch {
  readonly nonce: number;
  readonly search: NonceSearch;
}

/** If the nonce is only predicted, later nonces are searched too. */
export const createReplacementSearch = (context: QueryContext): ReplacementSearch => {
  const endings = createEndings(context);
  const searches = new Map<Hex, RecordSearch>();
  const others = new Map<Hex, KnownTransaction>();

  const begin = ({ hash, signedAtBlock }: TransactionRecord, nonce: number, blockNumber: number): void => {
    const from = (signedAtBlock ?? blockNumber - BACK_BLOCKS) - LAG_BLOCKS;
    searches.set(hash, { nonce, search: startSearch(from, blockNumber + AHEAD_BLOCKS) });
  };

  const giveUp = (record: TransactionRecord, blockNumber: number): void => {
    const { hash, signed } = record;
    const other = others.get(hash);
    searches.delete(hash);
    if (signed) endings.end(record, { kind: 'lost', blockNumber });
    else endings.end(record, { kind: 'unseen', blockNumber, ...(other && insteadOf(other)) });
  };

  return {
    isOn: (hash) => searches.has(hash),
    start: (record, blockNumber) => {
      const facts = searchedFacts(record);
      if (facts && !searches.has(record.hash)) begin(record, facts.nonce, blockNumber);
    },
    stop: (hash) => void searches.delete(hash),
    requests: ({ hash, from }) => {
      const running = searches.get(hash);
      return running ? searchRequests(running.search, from) : [];
    },
    take: (record, answers, blockNumber, usedNonces) => {
      const { hash, from } = record;
      const signed = searchedFacts(record);
      const running = searches.get(hash);
      if (!running || !signed) return;
      const { nonce, search } = running;
      const next = advanceSearch(search, answers, from, nonce);
      if (next === 'over') giveUp(record, blockNumber);
      else if (!('hash' in next)) searches.set(hash, { nonce, search: next });
      else if (endings.conclude(record, { ...signed, nonce }, next, blockNumber)) searches.delete(hash);
      else {
        if (!others.has(hash)) others.set(hash, next);
        if (nonce + 1 < usedNonces) begin(record, nonce + 1, blockNumber);
        else giveUp(record, blockNumber);
      }
    },
  };
};
