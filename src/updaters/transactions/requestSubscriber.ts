import { findInBlock, readQuantity } from '#chain/sending/knownTransaction.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { startSearch } from '#domain/transactions/nonceSearch.ts';
import type { NonceSearch } from '#domain/transactions/nonceSearch.ts';
import { isRequested } from '#domain/transactions/walletRequest.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import type { KnownTransaction } from '#domain/transactions/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { WalletRequests } from '#stores/walletRequests.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import type { Answers, QueryContext } from './receiptQuery.ts';
import { valueOf } from './receiptQuery.ts';
import { advanceSearch, searchRequests } from './nonceSteps.ts';

/** Nodes behind one address differ by a few blocks. */
const LAG_BLOCKS = 4;
const AHEAD_BLOCKS = 2;
/** Requests before those of a search. */
const OWN_REQUESTS = 3;

const requestsOf = ({ from }: WalletRequest, search: NonceSearch | undefined): readonly RpcRequest[] => [
  { method: 'eth_getTransactionCount', params: [from, 'latest'] },
  { method: 'eth_getTransactionCount', params: [from, 'pending'] },
  { method: 'eth_getBlockByNumber', params: ['pending', true] },
  ...(search ? searchRequests(search, from) : []),
];

/** The searches of requests, and the handler of their answers. */
const createRequestSearches = ({ store, chainId, nowMs }: QueryContext, journal: WalletRequests) => {
  const searches = new Map<string, NonceSearch>();
  /** Their nonce was used in no block that was searched. */
  const lost = new Set<string>();

  const conclude = (request: WalletRequest, found: KnownTransaction): void => {
    searches.delete(request.id);
    const { from, summary, info, also, approval, presumed, atBlock } = request;
    const isKnown = selectTransaction(store.getState(), chainId, found.hash) !== undefined;
    if (isRequested(request, found) && !isKnown) {
      const sent = { hash: found.hash, from, chainId, summary, info, presumed, signedAtBlock: atBlock };
      store.dispatch(added({ ...sent, ...(also && { also }), ...(approval && { approval }), addedTime: nowMs() }));
    }
    journal.remove(request.id);
  };

  const takeSearch = (request: WalletRequest, answers: Answers, blockNumber: number): void => {
    const { id, from, presumed, atBlock } = request;
    const search = searches.get(id);
    if (!search) {
      searches.set(id, startSearch(atBlock - LAG_BLOCKS, blockNumber + AHEAD_BLOCKS));
      return;
    }
    const next = advanceSearch(search, answers, from, presumed.nonce);
    if (next === 'over') {
      searches.delete(id);
      lost.add(id);
    } else if ('hash' in next) conclude(request, next);
    else searches.set(id, next);
  };

  const take = (request: WalletRequest, answers: Answers, blockNumber: number): void => {
    const { from, presumed } = request;
    const [used, pending] = answers.slice(0, 2).map((answer) => readQuantity(valueOf(answer)));
    if (used !== undefined && used > presumed.nonce) {
      takeSearch(request, answers.slice(OWN_REQUESTS), blockNumber);
    } else if (pending !== undefined && pending > presumed.nonce) {
      const found = findInBlock(valueOf(answers[2]), from, presumed.nonce);
      if (found && isRequested(request, found)) conclude(request, found);
    }
  };

  return {
    isOver: ({ id }: WalletRequest): boolean => lost.has(id),
    requests: (request: WalletRequest) => requestsOf(request, searches.get(request.id)),
    take,
  };
};

type RequestSubscriber = Required<Pick<BlockSubscriber, 'request' | 'receive' | 'failed'>>;

/**
 * Looks with every block for the transactions of requests that were left unanswered, as by a reload while the wallet
 * asked: in the pool, and once the nonce is used in the blocks since. A transaction that is found becomes a record; a
 * request whose nonce another transaction took is over.
 */
export const createRequestSubscriber = (context: QueryContext, journal: WalletRequests): RequestSubscriber => {
  const searches = createRequestSearches(context, journal);
  let asked: readonly { readonly request: WalletRequest; readonly requests: readonly RpcRequest[] }[] = [];
  return {
    request: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      asked = journal
        .unanswered()
        .filter((request) => request.chainId === context.chainId && !searches.isOver(request))
        .map((request) => ({ request, requests: searches.requests(request) }));
      return { requests: asked.flatMap(({ requests }) => requests) };
    },
    receive: ({ responses, blockNumber }, phase) => {
      const sent = asked;
      asked = [];
      if (phase.kind !== 'newBlock') return;
      for (const { request, requests } of sent) {
        const answers = requests.map((one) => responses.get(one));
        searches.take(request, answers, blockNumber);
      }
    },
    failed: () => {
      asked = [];
    },
  };
};
