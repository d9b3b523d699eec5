import { erc20 } from '#chain/abis/erc20.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Refusal } from '#chain/sending/sendProblem.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { balanceMoves } from '#writes/plan/balanceMoves.ts';
import type { PlanProblem, BalanceMove, SimulationContext, TransactionPlan } from '#writes/plan/plan.ts';

type PaidBy = Pick<TransactionPlan, 'contract' | 'moves'>;

const numberOf = async (
  { reader, from }: SimulationContext,
  { address: to, callData: data }: Call,
): Promise<bigint | undefined> => {
  const answer = await tryCall(reader, { from, to, data, value: 0n });
  const decoded = answer.ok ? erc20.balanceOf.decode(answer.value) : undefined;
  return decoded?.ok ? decoded.value : undefined;
};

const isPayment = ({ measure, shown }: BalanceMove, from: Address): boolean =>
  shown < 0n && measure.callData === erc20.balanceOf.call(measure.address, from).callData;

type Lack = 'balance' | 'allowance' | 'none';

const lackOf = async (
  context: SimulationContext,
  { measure, shown }: BalanceMove,
  spender: Address,
): Promise<Lack | undefined> => {
  const [balance, allowance] = await Promise.all([
    numberOf(context, measure),
    numberOf(context, erc20.allowance.call(measure.address, context.from, spender)),
  ]);
  if (balance === undefined || allowance === undefined) return undefined;
  if (balance < -shown) return 'balance';
  return allowance < -shown ? 'allowance' : 'none';
};

/** Reasons with which routers, pools and token libraries refuse a payment. */
const NOT_TAKEN =
  /TRANSFER_FROM_FAILED|ds-math-sub-underflow|exceeds (?:balance|allowance)|insufficient allowance|SafeERC20/i;

/**
 * Diagnoses a refused call by what it takes from the account: the balance or the approval became too small, or both
 * suffice and the token refuses. Undefined for another cause, and if the node does not answer. Never rejects.
 * @param isApproved true if the approval is part of the simulation, not of the latest block
 */
export const diagnosePayments = async (
  context: SimulationContext,
  { contract, moves }: PaidBy,
  { reason, cause }: Refusal,
  isApproved = false,
): Promise<PlanProblem | undefined> => {
  if (!NOT_TAKEN.test(reason)) return undefined;
  const shown = balanceMoves({ moves }, context.from);
  const payments = shown.filter((move) => isPayment(move, context.from));
  const lacks = await Promise.all(payments.map((payment) => lackOf(context, payment, contract)));
  if (lacks.includes('balance')) return { code: 'fundsMoved', cause };
  if (lacks.length === 0 || lacks.includes(undefined)) return undefined;
  if (!isApproved && lacks.includes('allowance')) return { code: 'approvalShort', cause };
  // Other reasons, and those of plans that pay rewards, can come from a payment that is not the account's.
  const isOwn = /TRANSFER_FROM_FAILED/.test(reason) && !shown.some(({ mayGrow }) => mayGrow === true);
  // The simulation includes only one approval.
  const isOpen = isApproved && payments.length > 1 && lacks.includes('allowance');
  return isOwn && !isOpen ? { code: 'transferRefused', cause } : undefined;
};
