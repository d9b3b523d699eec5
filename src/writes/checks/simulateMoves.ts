import { simulateBatch, type BatchRefusal } from '#chain/simulation/simulateBatch.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { balanceMoves } from '#writes/plan/balanceMoves.ts';
import { compareWithShown } from '#writes/plan/compareWithShown.ts';
import type { ResultDiffers, BalanceMove, SimulationContext, TransactionPlan } from '#writes/plan/plan.ts';

interface SimulatedPlan {
  readonly returned: Hex;
  readonly moves: readonly BalanceMove[];
  readonly before: readonly (bigint | undefined)[];
  readonly after: readonly (bigint | undefined)[];
}

/** Reads of the amount and of the payer's balance per move; the amount twice without a payer. */
const measuresOf = (moves: readonly BalanceMove[]): readonly Call[] =>
  moves.flatMap(({ measure, payer }) => [measure, payer ?? measure]);

const FIRST_WORD = 2 + 64;

const amountOf = (answer: Hex | undefined): bigint | undefined =>
  answer && answer.length >= FIRST_WORD ? BigInt(answer.slice(0, FIRST_WORD)) : undefined;

/**
 * Simulates the plans in one transaction, with reads right before and after each plan. A refusal has the plan's index.
 * Never rejects.
 */
export const simulateMoves = async (
  { reader, from }: SimulationContext,
  plans: readonly TransactionPlan[],
): Promise<Result<readonly SimulatedPlan[], BatchRefusal>> => {
  const steps = plans.map((plan) => {
    const moves = balanceMoves(plan, from);
    const reads = measuresOf(moves).map(({ address: to, callData: data }) => ({ to, data, value: 0n }));
    const { contract: to, callData: data, value } = plan;
    return { moves, reads, calls: [...reads, { to, data, value }, ...reads] };
  });
  const owners = steps.flatMap(({ calls }, index) => calls.map(() => index));
  const simulated = await simulateBatch(
    reader,
    from,
    steps.flatMap(({ calls }) => calls),
  );
  if (!simulated.ok) {
    const { error } = simulated;
    return err(error.kind === 'refused' ? { ...error, index: owners[error.index] ?? error.index } : error);
  }
  const answers = simulated.value;
  return ok(
    steps.map(({ moves, reads }, index) => {
      const start = owners.indexOf(index);
      const at = start + reads.length;
      return {
        moves,
        returned: answers[at] ?? '0x',
        before: answers.slice(start, at).map(amountOf),
        after: answers.slice(at + 1, at + 1 + reads.length).map(amountOf),
      };
    }),
  );
};

const changeAt = ({ before, after }: SimulatedPlan, index: number): bigint | undefined => {
  const [first, last] = [before[index], after[index]];
  return first === undefined || last === undefined ? undefined : last - first;
};

const compareMove = (
  plan: SimulatedPlan,
  [move, index]: readonly [move: BalanceMove, index: number],
  host: string | undefined,
): Result<void, ResultDiffers> => {
  const { currency, shown, bound = shown, mayGrow = false, payer } = move;
  const [change, paid] = [changeAt(plan, index * 2), changeAt(plan, index * 2 + 1)];
  if (change === undefined) return ok(undefined);
  const terms = { currency, shown, bound, mayGrow };
  const held = compareWithShown(terms, change, host);
  const isPaidInFull = payer && paid !== undefined && change > 0n && compareWithShown(terms, -paid).ok;
  return isPaidInFull ? ok(undefined) : held;
};

export const compareMoves = (plans: readonly SimulatedPlan[], host?: string): Result<void, ResultDiffers> =>
  plans
    .flatMap((plan) => plan.moves.map((move, index) => compareMove(plan, [move, index], host)))
    .find((held) => !held.ok) ?? ok(undefined);
