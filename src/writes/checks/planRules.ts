import type { Refusal, SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ok, type Result } from '#lib/result.ts';
import { governanceInspections } from '#writes/governance/governanceRules.ts';
import { liquidityChecks, liquidityRefreshes } from '#writes/liquidity/liquidityRules.ts';
import { orderChecks, orderExplanations, orderInspections, orderRefreshes } from '#writes/orders/orderRules.ts';
import type {
  CheckArguments,
  ExplanationArguments,
  InspectionArguments,
  PlanProblem,
  RefreshArguments,
  SimulationContext,
  TransactionPlan,
} from '#writes/plan/plan.ts';
import type { CheckTable, ExplanationTable, InspectionTable, RefreshTable } from '#writes/plan/ruleTables.ts';
import type { RuleUse } from '#writes/plan/planParts.ts';
import { rewardChecks, rewardExplanations, rewardInspections } from '#writes/rewards/rewardRules.ts';

const checks: CheckTable<CheckArguments> = { ...orderChecks, ...liquidityChecks, ...rewardChecks };

const inspections: InspectionTable<InspectionArguments> = {
  ...orderInspections,
  ...rewardInspections,
  ...governanceInspections,
};

const explanations: ExplanationTable<ExplanationArguments> = { ...orderExplanations, ...rewardExplanations };

const refreshes: RefreshTable<RefreshArguments> = { ...orderRefreshes, ...liquidityRefreshes };

export const ruleTables = { check: checks, inspect: inspections, explain: explanations, refresh: refreshes };

const check = <N extends keyof CheckArguments>(use: RuleUse<CheckArguments, N>, returned: Hex) =>
  checks[use.rule](use, returned);

const inspect = <N extends keyof InspectionArguments>(
  use: RuleUse<InspectionArguments, N>,
  context: SimulationContext,
) => inspections[use.rule](use, context);

const explain = <N extends keyof ExplanationArguments>(
  use: RuleUse<ExplanationArguments, N>,
  context: SimulationContext,
  refusal: Refusal,
) => explanations[use.rule](use, context, refusal);

const refresh = <N extends keyof RefreshArguments>(use: RuleUse<RefreshArguments, N>) => refreshes[use.rule](use);

export const checkReturned = (plan: Pick<TransactionPlan, 'check'>, returned: Hex): Result<void, PlanProblem> =>
  plan.check ? check(plan.check, returned) : ok(undefined);

/** Never rejects. */
export const inspectPlan = async (
  plan: Pick<TransactionPlan, 'inspect'>,
  context: SimulationContext,
): Promise<Result<void, SendProblem | PlanProblem>> => (plan.inspect ? inspect(plan.inspect, context) : ok(undefined));

/** Undefined if nothing is known beyond the refusal. Never rejects. */
export const explainPlan = async (
  plan: Pick<TransactionPlan, 'explain'>,
  context: SimulationContext,
  refusal: Refusal,
): Promise<PlanProblem | undefined> => plan.explain && explain(plan.explain, context, refusal);

/** The plan with a present hint, deadline or amounts, by its rule. Never rejects. */
export const refreshPlan = async (plan: TransactionPlan): Promise<TransactionPlan> =>
  plan.refresh ? refresh(plan.refresh) : plan;
