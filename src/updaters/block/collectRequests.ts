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

export interface PendingRequest {
  readonly subscriber: BlockSubscriber;
  readonly request: BlockRequest;
}

interface Answered {
  readonly subscriber: BlockSubscriber;
  readonly answers: BlockResponse;
}

/** An error in one subscriber must not stop the others or later blocks. */
const safely = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch (cause) {
    console.error('A subscriber of the block request failed', cause);
    return otherwise;
  }
};

export const collectRequests = (registry: SubscriberRegistry, phase: PollPhase): readonly PendingRequest[] =>
  registry.list().map((subscriber) => ({ subscriber, request: safely(() => subscriber.request(phase), {}) }));

export const sizeOf = ({ request }: PendingRequest): number =>
  (request.calls?.length ?? 0) + (request.requests?.length ?? 0);

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

/** `other` if any subscriber detects another chain, else `unsure` if any is, else the first verdict. */
export const judgeChain = (answered: readonly Answered[]): ChainVerdict => {
  const verdicts = answered.map(({ subscriber, answers }) => safely(() => subscriber.judgeChain?.(answers), undefined));
  const doubts = ['other', 'unsure'] as const;
  return doubts.find((doubt) => verdicts.includes(doubt)) ?? verdicts.find((verdict) => verdict !== undefined);
};

export const deliverResponses = (answered: readonly Answered[], phase: PollPhase): void => {
  for (const { subscriber, answers } of answered) safely(() => subscriber.receive(answers, phase), undefined);
};

export const dropRequests = (pending: readonly PendingRequest[], phase: PollPhase): void => {
  for (const { subscriber } of pending) safely(() => subscriber.failed?.(phase), undefined);
};
