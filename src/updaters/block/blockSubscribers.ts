import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { MergedRequests, RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';

/**
 * Which request is being put together.
 * `newBlock`: once per block, read at `latest`; `lastBlock` is the block shown so far (undefined at first and after a
 * rewind of the chain). `sameBlock`: reads that were registered since, pinned at the block already shown.
 */
export type PollPhase =
  | { readonly kind: 'newBlock'; readonly lastBlock: number | undefined }
  | { readonly kind: 'sameBlock'; readonly blockNumber: number };

/** What a subscriber adds to a block's request; both lists may be left out. */
export interface BlockRequest {
  /** Contract reads, joined with everybody else's in one aggregate. */
  readonly calls?: readonly Call[];
  /** JSON-RPC requests that travel in the same HTTP request, after the aggregate. */
  readonly requests?: readonly RpcRequest[];
}

export interface BlockResponse {
  /** The block the calls were answered for. Answers to `requests` can be of a later one. */
  readonly blockNumber: number;
  /** Chain time of that block, unix seconds. */
  readonly blockTimestamp: number;
  /** As long as the request's `calls`, in their order. */
  readonly calls: readonly CallOutcome[];
  /** By the very objects of the request's `requests`; a failed one carries its error. */
  readonly responses: Responses;
}

export type Responses = ReadonlyMap<RpcRequest, Result<unknown, unknown>>;

/**
 * Takes part in the one request per block. Requests never overlap. After `request`, exactly one of `receive` and
 * `failed` is called, except that neither is called for a subscriber without a request at the block already shown. All
 * subscribers receive synchronously one after another, so React renders once.
 */
export interface BlockSubscriber {
  /** Called when the request is put together; return `{}` for nothing. */
  request(phase: PollPhase): BlockRequest;
  /**
   * Whether the answers, of whatever block, show that the chain is the one that was read before. If it is another one,
   * nobody is given any of them, and everything is read anew, as after a rewind.
   */
  judgeChain?(answers: BlockResponse): ChainVerdict;
  receive(answers: BlockResponse, phase: PollPhase): void;
  /** There was no new block (an empty poll, another chain), or the request failed as a whole. */
  failed?(phase: PollPhase): void;
}

/** Undefined: it cannot be told. */
export type ChainVerdict = 'same' | 'other' | undefined;

type MergeRequests = (requests: readonly RpcRequest[]) => MergedRequests;

export interface SubscriberRegistry {
  /** Adds a subscriber; returns its removal. */
  register(subscriber: BlockSubscriber): () => void;
  list(): readonly BlockSubscriber[];
  /** How the subscribers' requests are put together before they are sent; until it is set they are sent as they are. */
  mergeBy(merge: MergeRequests): void;
  merge(requests: readonly RpcRequest[]): MergedRequests;
  /** Something new is wanted of the block already shown: it is read after the debounce. */
  requestSameBlock(): void;
  /** The engine listens here. */
  onRequest(listener: () => void): () => void;
}

export const createSubscriberRegistry = (): SubscriberRegistry => {
  const subscribers = new Set<BlockSubscriber>();
  const requests = createNotifier();
  let merge: MergeRequests = (requests) => ({ requests, split: (responses) => responses });
  return {
    register(subscriber) {
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
    list: () => [...subscribers],
    mergeBy(next) {
      merge = next;
    },
    merge: (asked) => merge(asked),
    requestSameBlock: requests.tell,
    onRequest: requests.add,
  };
};

/** The subscribers of the running application. */
export const blockSubscribers = createSubscriberRegistry();

/** Takes part in the one request per block; returns the way out. */
export const subscribeToBlocks = (subscriber: BlockSubscriber): (() => void) => blockSubscribers.register(subscriber);
