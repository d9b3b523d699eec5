import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { MergedRequests, RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';

/** `newBlock`: once per block, read at `latest`. `sameBlock`: later requests, read at the block already shown. */
export type PollPhase =
  | { readonly kind: 'newBlock'; readonly lastBlock: number | undefined }
  | { readonly kind: 'sameBlock'; readonly blockNumber: number };

export interface BlockRequest {
  readonly calls?: readonly Call[];
  readonly requests?: readonly RpcRequest[];
}

export interface BlockResponse {
  /** Block of the calls. Responses to `requests` can be of a later block. */
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly calls: readonly CallOutcome[];
  /** Keyed by the objects in `requests`; a failed request has its error. */
  readonly responses: Responses;
}

export type Responses = ReadonlyMap<RpcRequest, Result<unknown, unknown>>;

/**
 * After `request`, exactly one of `receive` and `failed` is called, but neither in `sameBlock` if nothing was
 * requested. Receivers run synchronously, so React renders once.
 */
export interface BlockSubscriber {
  request(phase: PollPhase): BlockRequest;
  /** Verdict of a response on the chain. On another chain no subscriber receives anything and all is read again. */
  judgeChain?(answers: BlockResponse): ChainVerdict;
  receive(answers: BlockResponse, phase: PollPhase): void;
  /** A read at the shown block, sent with that block's next request; later requests wait for its result. */
  reading?(): Promise<unknown> | undefined;
  /** Called without a new block (an empty poll, another chain), or if the whole request failed. */
  failed?(phase: PollPhase): void;
}

export type ChainVerdict = 'same' | 'other' | undefined;

type MergeRequests = (requests: readonly RpcRequest[]) => MergedRequests;

export interface SubscriberRegistry {
  register(subscriber: BlockSubscriber): () => void;
  list(): readonly BlockSubscriber[];
  mergeBy(merge: MergeRequests): void;
  merge(requests: readonly RpcRequest[]): MergedRequests;
  requestSameBlock(): void;
  /** Delays the first request until the returned function is called. */
  hold(): () => void;
  isHeld(): boolean;
  onRequest(listener: () => void): () => void;
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

export const blockSubscribers = createSubscriberRegistry();

export const subscribeToBlocks = (subscriber: BlockSubscriber): (() => void) => blockSubscribers.register(subscriber);
