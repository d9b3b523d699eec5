import type { Refusal, SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Result } from '#lib/result.ts';
import type { PlanProblem, SimulationContext, TransactionPlan } from './plan.ts';
import type { RuleUse } from './planParts.ts';

/** Checks of the returned data. */
export type CheckTable<A> = {
  readonly [N in keyof A]: (use: RuleUse<A, N>, returned: Hex) => Result<void, PlanProblem>;
};

/** Checks of facts that the simulation does not show. They never reject. */
export type InspectionTable<A> = {
  readonly [N in keyof A]: (
    use: RuleUse<A, N>,
    context: SimulationContext,
  ) => Promise<Result<void, SendProblem | PlanProblem>>;
};

/** Diagnoses of a refusal; undefined if nothing is known beyond it. They never reject. */
export type ExplanationTable<A> = {
  readonly [N in keyof A]: (
    use: RuleUse<A, N>,
    context: SimulationContext,
    refusal: Refusal,
  ) => Promise<PlanProblem | undefined>;
};

/** Plans at the present state. They never reject. */
export type RefreshTable<A> = {
  readonly [N in keyof A]: (use: RuleUse<A, N>) => Promise<TransactionPlan>;
};
