import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { useStakeAfter, type StakeAfter } from '#features/stakeAfter/index.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { startingWith } from '#writes/liquidity/startingWith.ts';
import { movePlans } from '#writes/liquidity/movePosition.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { REMOVE_DRAFT } from '../useRemoveDraft.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { Move } from './useMove.ts';

interface MoveSend extends ReturnType<typeof useSendDialog> {
  readonly approvals: readonly ApprovalTerms[];
  readonly stake: StakeAfter | undefined;
  readonly plans: readonly [TransactionPlan, ...TransactionPlan[]] | undefined;
  confirm(): Promise<void>;
}

const plansOf = (
  form: RemoveForm,
  { to, quote, position }: Move,
  unstaked: bigint,
  stake: StakeAfter | undefined,
): MoveSend['plans'] => {
  const { account, exchange, poolToken, times, a, b, slippageBps, unstake } = form;
  if (!account || !poolToken || !times || !a.token || !b.token || !quote || !position) return undefined;
  const before = unstake.plansFor(unstaked);
  if (!before) return undefined;
  const plans = movePlans(
    {
      ...{ account, currencyA: a.token, currencyB: b.token, quote, slippageBps },
      from: { exchange, poolToken },
      to: { exchange: to.exchange, poolToken: poolTokenAt(to.facing.pool.pair), held: position.holding.wallet },
      staking: stake?.plans() ?? [],
    },
    times,
  );
  return startingWith(before, plans);
};

export const useMoveSend = (form: RemoveForm, move: Move, onClose: () => void): MoveSend => {
  const dialog = useSendDialog({ draft: REMOVE_DRAFT, onClose });
  const { account, slippageBps } = form;
  const { quote, position, forSupply } = move;
  const stake = useStakeAfter({ account, position, slippageBps }, quote?.add);
  const unstaked = form.unstake.amountFor(form.removal);
  const plans = plansOf(form, move, unstaked, stake);
  const approvals = [form.approval, ...forSupply].flatMap(({ batched }) => batched ?? []);
  const confirm = async (): Promise<void> => {
    if (!plans) return;
    const [first, ...after] = plans;
    await dialog.send(() => first, approvals, after);
  };
  return { ...dialog, approvals, stake, plans, confirm };
};
