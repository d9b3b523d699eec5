import type { BlockReads } from '#chain/reading/multicall.ts';
import type {
  BlockSubscriber,
  ChainVerdict,
  BlockResponse,
  SubscriberRegistry,
  BlockRequest,
  Responses,
  PollPhase,
} from './blockSubscribers.ts';

/** A subscriber and what it adds to the request that is being put together. */
export interface PendingRequest {
  readonly subscriber: BlockSubscriber;
  readonly request: BlockRequest;
}

/** A subscriber and its share of the answers. */
export interface Answered {
  readonly subscriber: BlockSubscriber;
  readonly answers: BlockResponse;
}

/** An error in one subscriber stops neither the others nor the blocks that follow. */
const safely = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch (cause) {
    console.error('A subscriber of the block request failed', cause);
    return otherwise;
  }
};

/** The requests of all subscribers. */
export const collectRequests = (registry: SubscriberRegistry, phase: PollPhase): readonly PendingRequest[] =>
  registry.list().map((subscriber) => ({ subscriber, request: safely(() => subscriber.request(phase), {}) }));

/** How many answers a subscriber waits for. */
export const sizeOf = ({ request }: PendingRequest): number =>
  (request.calls?.length ?? 0) + (request.requests?.length ?? 0);

/** Gives each subscriber its share of the calls' outcomes; it finds its responses by its requests. */
export const distribute = (
  pending: readonly PendingRequest[],
  reads: BlockReads,
  responses: Responses,
): readonly Answered[] => {
  const { blockNumber, blockTimestamp, outcomes } = reads;
  let end = 0;
  return pending.map(({ subscriber, request }) => {
    const start = end;
    end += request.calls?.length ?? 0;
    return { subscriber, answers: { blockNumber, blockTimestamp, calls: outcomes.slice(start, end), responses } };
  });
};

/** The verdict on the chain by the subscribers that have one. */
export const judgeChain = (answered: readonly Answered[]): ChainVerdict => {
  const verdicts = answered.map(({ subscriber, answers }) => safely(() => subscriber.judgeChain?.(answers), undefined));
  return verdicts.find((verdict) => verdict === 'other') ?? verdicts.find((verdict) => verdict !== undefined);
};

/** Every subscriber receives its answers. */
export const deliverResponses = (answered: readonly Answered[], phase: PollPhase): void => {
  for (const { subscriber, answers } of answered) safely(() => subscriber.receive(answers, phase), undefined);
};

/** Tells every subscriber that there are no answers. */
export const dropRequests = (pending: readonly PendingRequest[], phase: PollPhase): void => {
  for (const { subscriber } of pending) safely(() => subscriber.failed?.(phase), undefined);
};
