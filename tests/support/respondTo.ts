import type { RpcRequest } from '../../src/chain/mergeLogRequests.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Responses } from '../../src/updaters/blockTick.ts';

/** The responses to a subscriber's requests. */
export const respondTo = (
  requests: readonly RpcRequest[],
  reply: (request: RpcRequest) => Result<unknown, unknown>,
): Responses => new Map(requests.map((request) => [request, reply(request)]));
