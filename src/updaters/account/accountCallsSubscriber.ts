import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { accountCallKey, type AccountCall, type AccountCallsStore } from '#stores/accountCallsStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';

const MAX_ANSWER = 2 + 64 * 16;

const toRequest = (call: AccountCall): RpcRequest => ({ method: 'eth_call', params: [call, 'latest'] });

/** Only a reported revert counts: a node's other errors say nothing about the contract. */
const isReverted = (error: unknown): boolean => classifySendError(error).code === 'reverted';

const answerIn = (response: Result<unknown, unknown> | undefined): Result<Hex, CallProblem> => {
  if (response?.ok === false && isReverted(response.error)) return err({ code: 'reverted', data: '0x' });
  const isAnswer = response?.ok && isHex(response.value) && response.value.length <= MAX_ANSWER;
  return isAnswer ? ok(response.value as Hex) : err({ code: 'unread' });
};

export const createAccountCallsSubscriber = (
  store: AccountCallsStore,
  requestSameBlock: () => void,
): BlockSubscriber => {
  let pending: readonly (readonly [AccountCall, RpcRequest])[] = [];
  store.onRequest(requestSameBlock);
  return {
    request(phase) {
      const answers = store.answers();
      const isDue = (call: AccountCall): boolean => phase.kind === 'newBlock' || !answers.has(accountCallKey(call));
      pending = store
        .watched()
        .filter(isDue)
        .map((call) => [call, toRequest(call)]);
      return pending.length === 0 ? {} : { requests: pending.map(([, request]) => request) };
    },
    receive({ responses }) {
      if (pending.length > 0) store.record(pending.map(([call, request]) => [call, answerIn(responses.get(request))]));
      pending = [];
    },
    failed() {
      pending = [];
    },
  };
};
