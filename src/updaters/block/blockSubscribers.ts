import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { MergedRequests, RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';

/**
 * The request in collection. `newBlock`: once per block, read at `latest`; `lastBlock` is the block shown so far
 * (undefined at first and after a reorg). `sameBlock`: later requests, read at the block already shown.
 */
export type PollPhase =
  | { readonly kind: 'newBlock'; readonly lastBlock: number | undefined }
  | { readonly kind: 'sameBlock'; readonly blockNumber: number };

/** A subscriber's part of a block's request; both lists are optional. */
export interface BlockRequest {
  /** Contract reads, joined with those of all subscribers in one aggregate. */
  readonly calls?: readonly Call[];
  /** JSON-RPC requests that travel in the same HTTP request, after the aggregate. */
  readonly requests?: readonly RpcRequest[];
}

export interface BlockResponse {
  /** The block at which the calls were executed. Responses to `requests` can be of a later block. */
  readonly blockNumber: number;
  /** Chain time of that block, unix seconds. */
  readonly blockTimestamp: number;
  /** As long as the request's `calls`, in their order. */
  readonly calls: readonly CallOutcome[];
  /** Keyed by the objects in `requests`; a failed request has its error. */
  readonly responses: Responses;
}

export type Responses = ReadonlyMap<RpcRequest, Result<unknown, unknown>>;

/**
 * Shares the one request per block. Requests never overlap. After `request`, exactly one of `receive` and `failed` is
 * called, except that neither is called in the `sameBlock` phase for a subscriber that requested nothing. All
 * subscribers receive synchronously one after another, so React renders once.
 */
export interface BlockSubscriber {
  /** Called when the request is collected; return `{}` for nothing. */
  request(phase: PollPhase): BlockRequest;
  /**
   * Verdict of the response, of any block, on the chain. If another chain is shown, no subscriber receives its
   * response,
   * and everything is read again.
   */
  judgeChain?(answers: BlockResponse): ChainVerdict;
  receive(answers: BlockResponse, phase: PollPhase): void;
  /**
   * The subscriber's own read at the shown block, sent with the next request of that block. The request after it waits
   * for the result, which leads to more reads.
   */
  reading?(): Promise<unknown> | undefined;
  /** Called if there was no new block (an empty poll, another chain), or the request failed as a whole. */
  failed?(phase: PollPhase): void;
}

/** Undefined: unknown. */
export type ChainVerdict = 'same' | 'other' | undefined;

type MergeRequests = (requests: readonly RpcRequest[]) => MergedRequests;

export interface SubscriberRegistry {
  /** Adds a subscriber; the returned function removes it. */
  register(subscriber: BlockSubscriber): () => void;
  list(): readonly BlockSubscriber[];
  /** Sets how the subscribers' requests are merged before they are sent; until then they are sent unmerged. */
  mergeBy(merge: MergeRequests): void;
  merge(requests: readonly RpcRequest[]): MergedRequests;
  /** A subscriber has new requests at the block already shown: they are read after the debounce. */
  requestSameBlock(): void;
  /** Holds the first request until the returned function is called: more is about to be requested. */
  hold(): () => void;
  isHeld(): boolean;
  /** The block poller listens here. */
  onRequest(listener: () => void): () => void;
  /** Requests the newest block although the page is hidden. */
  requestOnce(): void;
  onOnce(listener: () => void): () => void;
}

export const createSubscriberRegistry = (): SubscriberRegistry => {
  const subscribers = new Set<BlockSubscriber>();
  const requests = createNotifier();
  const holds = new Set<object>();
  const once = createNotifier();
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
    merge: (requested) => merge(requested),
    requestSameBlock: requests.tell,
    hold() {
      const one = {};
      holds.add(one);
      return () => {
        if (holds.delete(one)) requests.tell();
      };
    },
    isHeld: () => holds.size > 0,
    onRequest: requests.add,
    requestOnce: once.tell,
    onOnce: once.add,
  };
};

/** The subscribers of the running application. */
export const blockSubscribers = createSubscriberRegistry();

/** Adds a subscriber to the one request per block; the returned function removes it. */
export const subscribeToBlocks = (subscriber: BlockSubscriber): (() => void) => blockSubscribers.register(subscriber);
