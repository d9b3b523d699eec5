import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import { ok } from '#lib/result.ts';
import type { BlockAnswer, BlockQuery } from '../block/blockSubscribers.ts';
import type { SharedAnswers } from './tabMessages.ts';

const requestKey = ({ method, params }: RpcRequest): string => JSON.stringify([method, params]);

const added = <T>(own: readonly T[], others: readonly T[], keyOf: (entry: T) => string): readonly T[] => {
  const known = new Set(own.map(keyOf));
  return others.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
};

/** Adds to the leader's own query, which stays first and unchanged, the parts of other queries that it lacks. */
export const joinQueries = (own: BlockQuery, others: readonly BlockQuery[]): BlockQuery => ({
  at: own.at,
  calls: [
    ...own.calls,
    ...added(
      own.calls,
      others.flatMap(({ calls }) => calls),
      toCallKey,
    ),
  ],
  requests: [
    ...own.requests,
    ...added(
      own.requests,
      others.flatMap(({ requests }) => requests),
      requestKey,
    ),
  ],
});

export const ownPart = ({ calls, requests }: BlockQuery, { reads, responses }: BlockAnswer): BlockAnswer => ({
  reads: { ...reads, outcomes: reads.outcomes.slice(0, calls.length) },
  responses: responses.slice(0, requests.length),
});

export const toShared = (
  { calls, requests }: BlockQuery,
  { reads: { blockNumber, blockTimestamp, outcomes }, responses }: BlockAnswer,
): SharedAnswers => ({
  blockNumber,
  blockTimestamp,
  outcomes: new Map(calls.map((call, i) => [toCallKey(call), outcomes[i] ?? { status: 'unread' }])),
  responses: new Map(
    requests.flatMap((request, i) => {
      const response = responses[i];
      return response?.ok ? [[requestKey(request), response.value] as const] : [];
    }),
  ),
});

export const fromShared = (query: BlockQuery, answers: SharedAnswers): BlockAnswer | undefined => {
  const outcomes = query.calls.flatMap((call) => answers.outcomes.get(toCallKey(call)) ?? []);
  const keys = query.requests.map(requestKey);
  if (outcomes.length < query.calls.length || !keys.every((key) => answers.responses.has(key))) return undefined;
  const { blockNumber, blockTimestamp } = answers;
  return {
    reads: { blockNumber, blockTimestamp, outcomes },
    responses: keys.map((key) => ok(answers.responses.get(key))),
  };
};
