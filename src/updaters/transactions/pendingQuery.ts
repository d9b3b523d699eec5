import { readQuantity, readTransaction } from '#chain/sending/knownTransaction.ts';
import { followedHash, searchedFacts } from '#domain/transactions/settlement.ts';
import type { KnownTransaction, TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { lookedUp, queued, spedUp } from '#state/transactions/slice.ts';
import {
  noteChecked,
  readOwnReceipt,
  transactionCountRequest,
  receiptRequest,
  valueOf,
  type Answers,
  type QueryContext,
  type ReceiptQuery,
} from './receiptQuery.ts';
import { keepReceipt } from './keepReceipt.ts';
import type { OtherNodes } from './otherNodes.ts';
import type { ReplacementSearch } from './replacementSearch.ts';

const OWN_REQUESTS = 3;

const noteQueue = (
  { store, chainId }: QueryContext,
  { hash, signed, waitsBehind = 0 }: TransactionRecord,
  count: number,
): void => {
  const behind = signed ? Math.max(0, signed.nonce - count) : 0;
  if (behind !== waitsBehind) store.dispatch(queued({ chainId, hash, behind }));
};

interface PendingQueryOptions {
  readonly context: QueryContext;
  readonly search: ReplacementSearch;
  readonly otherNodes: OtherNodes;
  readonly onMissing: (blockNumber: number) => void;
  readonly onFound: () => void;
}

const noteLookUp = (
  { store, chainId }: QueryContext,
  { hash, from }: TransactionRecord,
  known: KnownTransaction,
  blockNumber: number,
): void => {
  const now = selectTransaction(store.getState(), chainId, hash);
  if (now?.signed && now.unseenSinceBlock === undefined) return;
  const signed = known.from === from ? known.signed : { ...known.signed, from: known.from };
  store.dispatch(lookedUp({ chainId, hash, blockNumber, signed }));
};

/** Conclusions wait for a later block, because nodes at different blocks may answer one request. */
export const pendingQuery = (record: TransactionRecord, options: PendingQueryOptions): ReceiptQuery => {
  const { context, search, otherNodes, onMissing, onFound } = options;
  const { hash } = record;
  const followed = followedHash(record);

  const weighNonce = (known: KnownTransaction | null | undefined, answers: Answers, blockNumber: number): void => {
    const now = selectTransaction(context.store.getState(), context.chainId, hash);
    const count = readQuantity(valueOf(answers[2]));
    const facts = now && searchedFacts({ ...now, lastCheckedBlockNumber: blockNumber });
    // The account's nonces do not count transactions of another sender.
    if (!now || !facts || count === undefined || facts.from !== undefined) return;
    if (known?.blockNumber !== undefined || count > facts.nonce) otherNodes.ask(now, blockNumber);
    if (known?.blockNumber !== undefined) {
      search.stop(hash);
    } else if (count <= facts.nonce) {
      search.stop(hash);
      noteQueue(context, now, count);
      if (now.replacedBy) context.store.dispatch(spedUp({ chainId: context.chainId, hash }));
    } else if (search.isOn(hash)) {
      search.take(now, answers.slice(OWN_REQUESTS), blockNumber, count);
    } else {
      search.start(now, blockNumber);
    }
  };

  return {
    hash,
    requests: [
      receiptRequest(followed),
      { method: 'eth_getTransactionByHash', params: [followed] },
      transactionCountRequest(record),
      ...search.requests(record),
    ],
    take: (answers, blockNumber) => {
      const read = readOwnReceipt(record, valueOf(answers[0]));
      if (read) {
        // A receipt above the shown block waits for that block.
        if (read.receipt.blockNumber > blockNumber) return;
        search.stop(hash);
        onFound();
        const mined = readTransaction(valueOf(answers[1]));
        if (mined) noteLookUp(context, record, mined, blockNumber);
        keepReceipt(context, selectTransaction(context.store.getState(), context.chainId, hash) ?? record, read);
        return;
      }
      onMissing(blockNumber);
      const known = readTransaction(valueOf(answers[1]));
      noteChecked(context, hash, blockNumber, known === null);
      if (known) noteLookUp(context, record, known, blockNumber);
      if (answers[0]?.ok) weighNonce(known, answers, blockNumber);
    },
  };
};
