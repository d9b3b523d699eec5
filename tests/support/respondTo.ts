import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Result } from '#lib/result.ts';
import type { Responses } from '#updaters/block/blockSubscribers.ts';

/** The responses to a subscriber's requests. */
export const respondTo = (
  requests: readonly RpcRequest[],
  reply: (request: RpcRequest) => Result<unknown, unknown>,
): Responses => new Map(requests.map((request) => [request, reply(request)]));
