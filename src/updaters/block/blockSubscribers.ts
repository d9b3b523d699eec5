import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { BlockReads } from '#chain/reading/multicall.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { CallReader } from './readCalls.ts';

/** `newBlock`: the one read per block, at `latest`. `sameBlock`: later queries, read at the shown block. */
export type PollPhase =
  | { readonly kind: 'newBlock'; readonly lastBlock: number | undefined }
  | { readonly kind: 'sameBlock'; readonly blockNumber: number };

export interface BlockRequest {
  readonly calls?: readonly Call[];
  readonly requests?: readonly RpcRequest[];
}

export interface BlockResponse {
  /** Block of the calls. Responses to `requests` may be of a later block. */
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly calls: readonly CallOutcome[];
  /** Keyed by the objects in `requests`; the result of a failed request is its error. */
  readonly responses: Responses;
}

export type Responses = ReadonlyMap<RpcRequest, Result<unknown, unknown>>;

/**
 * Each `request` is followed by one of `receive` and `failed`; in `sameBlock` by neither if nothing was requested.
 * Receivers run synchronously, so that React renders once.
 */
export interface BlockSubscriber {
  request(phase: PollPhase): BlockRequest;
  /**
   * Judges the chain from the response. On another chain no subscriber receives anything, and all is read again. If
   * unsure, none receives anything until the next response.
   */
  judgeChain?(answers: BlockResponse): ChainVerdict;
  receive(answers: BlockResponse, phase: PollPhase): void;
  /** A running read at the shown block, which shares that block's next request. Later requests wait for it. */
  reading?(): Promise<unknown> | undefined;
  /** Called if there is no new block (empty poll, other chain) or the whole request failed. */
  failed?(phase: PollPhase): void;
}

export type ChainVerdict = 'same' | 'other' | 'unsure' | undefined;

export interface BlockQuery {
  readonly calls: readonly Call[];
  readonly requests: readonly RpcRequest[];
  readonly at: 'latest' | number;
}

export interface BlockAnswer {
  readonly reads: BlockReads;
  readonly responses: readonly Result<unknown, unknown>[];
}

/** Rejects if no call was answered. `by` changes the reading of calls. */
export type ReadBlock = (query: BlockQuery, by?: (read: CallReader) => CallReader) => Promise<BlockAnswer>;

export interface SubscriberRegistry {
  register(subscriber: BlockSubscriber): () => void;
  list(): readonly BlockSubscriber[];
  readBy(change: (read: ReadBlock) => ReadBlock): void;
  reader(read: ReadBlock): ReadBlock;
  requestSameBlock(): void;
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
  let change = (read: ReadBlock): ReadBlock => read;
  return {
    register(subscriber) {
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
    list: () => [...subscribers],
    readBy(next) {
      change = next;
    },
    reader: (read) => change(read),
    requestSameBlock: requests.notify,
    hold() {
      const one = {};
      holds.add(one);
      return () => {
        if (holds.delete(one)) requests.notify();
      };
    },
    isHeld: () => holds.size > 0,
    onRequest: requests.add,
    requestOnce: once.notify,
    onOnce: once.add,
  };
};

export const blockSubscribers = createSubscriberRegistry();

export const subscribeToBlocks = (subscriber: BlockSubscriber): (() => void) => blockSubscribers.register(subscriber);
