import { validateBurn, type BurnProblem } from '#domain/burn/validateBurn.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import type { BurnProgramme } from '#reads/burn/useBurnProgramme.ts';

export interface BurnForm {
  readonly typed: TypedAmount;
  readonly problem: BurnProblem | undefined;
  readonly approval: Approval;
}

export const useBurnForm = ({ contract, burnToken, isPaused, epoch, own }: BurnProgramme): BurnForm => {
  const gate = useEarnGate();
  const typed = useTypedAmount(burnToken, own.balance, gate.account !== undefined, `burn ${contract}`);
  const approval = useApproval(burnToken, typed.amount, contract);
  const problem = validateBurn({
    ...gate,
    isPaused: isPaused === true,
    reward: epoch?.reward,
    typed: typed.amount,
    available: own.balance,
    approval: approval.state,
  });
  return { typed, problem, approval };
};
