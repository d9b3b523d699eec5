import { erc20 } from '#chain/abis/erc20.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Refusal } from '#chain/sending/sendProblem.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PlanProblem, SimulationContext } from './plan.ts';

/** Payment that a contract takes from the account. `from` in raw units of the token. */
export interface TakenPayment {
  readonly soldToken: Address;
  readonly book: Address;
  readonly from: bigint;
}

/** A number at the latest block; undefined if the node does not answer. */
const numberOf = async (
  { reader, from }: SimulationContext,
  { address: to, callData: data }: Call,
): Promise<bigint | undefined> => {
  const answer = await tryCall(reader, { from, to, data, value: 0n });
  const decoded = answer.ok ? erc20.balanceOf.decode(answer.value) : undefined;
  return decoded?.ok ? decoded.value : undefined;
};

/**
 * Diagnoses why a token cannot be taken from the account: its balance, its approval, or the token itself. Undefined for
 * another refusal, and if the node does not answer. Never rejects.
 */
export const diagnoseTransfer = async (
  context: SimulationContext,
  { soldToken, book, from }: TakenPayment,
  { reason, cause }: Refusal,
): Promise<PlanProblem | undefined> => {
  if (!/TRANSFER_FROM_FAILED/.test(reason)) return undefined;
  const [balance, allowance] = await Promise.all([
    numberOf(context, erc20.balanceOf.call(soldToken, context.from)),
    numberOf(context, erc20.allowance.call(soldToken, context.from, book)),
  ]);
  if (balance === undefined || allowance === undefined) return undefined;
  if (balance < from) return { code: 'fundsMoved', cause };
  return { code: allowance < from ? 'approvalShort' : 'transferRefused', cause };
};
