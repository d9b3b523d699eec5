import { defaultExchange } from '#config/exchanges.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { useStakeAfter, type StakeAfter } from '#features/stakeAfter/index.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import { swapPlan } from '#features/zap/index.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { poolMovePlans, type PoolMovePlanTerms } from '#writes/liquidity/movePool.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { surePoolTokens } from '#writes/rewards/stakePlans.ts';
import { REMOVE_DRAFT } from '../useRemoveDraft.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { zapOutCalls } from '../zapOut/useZapOutSend.ts';
import type { PoolMove } from './usePoolMove.ts';

export interface PoolMoveSend extends ReturnType<typeof useSendDialog> {
  readonly approvals: readonly ApprovalTerms[];
  readonly stake: StakeAfter | undefined;
  readonly plans: readonly [TransactionPlan, ...TransactionPlan[]] | undefined;
  confirm(): Promise<void>;
}

type Second = Pick<PoolMovePlanTerms, 'swapInto' | 'supply' | 'poolTokens'>;

/** Swap of the shared token and supply to the target pool. */
const secondOf = ({ account, times, slippageBps }: RemoveForm, move: PoolMove): Second | undefined => {
  const { shared, other, quote, trade, book, held, position, pool } = move;
  if (!account || !times || !shared || !other || !quote || !trade || !position || !pool || held === undefined) {
    return undefined;
  }
  const sides = { input: { currency: shared, token: shared }, output: { currency: other, token: other } };
  const swapInto = swapPlan({ account, book, ...sides }, trade);
  const { add } = quote.into;
  const currencies = { currencyA: shared, currencyB: other };
  return (
    swapInto && {
      swapInto,
      supply: {
        add: { exchange: defaultExchange, pair: pool.pair, account, ...currencies, quote: add },
        ...{ other, held, supplied: add.amountBDesired, times },
      },
      poolTokens: {
        token: poolTokenAt(pool.pair),
        held: position.holding.wallet,
        least: surePoolTokens(add, slippageBps),
      },
    }
  );
};

const plansOf = (
  form: RemoveForm,
  move: PoolMove,
  unstaked: bigint,
  stake: StakeAfter | undefined,
): PoolMoveSend['plans'] => {
  const { out, shared, used } = move;
  const first = zapOutCalls(form, out);
  const second = secondOf(form, move);
  const before = form.unstake.plansFor(unstaked);
  if (!first || !second || !shared || used === undefined || out.held === undefined || !before) return undefined;
  return poolMovePlans({
    ...{ before, ...first, ...second },
    shared: { token: shared, held: out.held, least: used },
    staking: stake?.plans() ?? [],
  });
};

export const usePoolMoveSend = (form: RemoveForm, move: PoolMove, onClose: () => void): PoolMoveSend => {
  const dialog = useSendDialog({ draft: REMOVE_DRAFT, onClose });
  const { account, slippageBps, approval, unstake } = form;
  const { position, quote, out } = move;
  const stake = useStakeAfter({ account, position, slippageBps }, quote?.into.add);
  const unstaked = unstake.amountFor(form.removal);
  const plans = plansOf(form, move, unstaked, stake);
  const approvals = [approval, out.forSwap, ...move.approvals].flatMap(({ batched }) => batched ?? []);
  const confirm = async (): Promise<void> => {
    if (!plans) return;
    const [first, ...after] = plans;
    await dialog.send(() => first, approvals, after);
  };
  return { ...dialog, approvals, stake, plans, confirm };
};
