import { tryCall } from '#chain/sending/send.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { PlanProblem, SimulationContext } from './plan.ts';

/** A contract that reverts, or whose answer does not match, is another one than planned. Never rejects. */
export const inspectContract = async (
  { reader, from }: SimulationContext,
  contract: Address,
  read: Hex,
  matches: (answer: Hex) => boolean,
): Promise<Result<void, SendProblem | PlanProblem>> => {
  const answer = await tryCall(reader, { from, to: contract, data: read, value: 0n });
  if (!answer.ok && answer.error.code !== 'reverted') return answer;
  return answer.ok && matches(answer.value) ? ok(undefined) : err({ code: 'wrongContract' });
};
