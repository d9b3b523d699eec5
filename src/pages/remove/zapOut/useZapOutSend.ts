import { minAfterSlippage } from '#domain/liquidity/poolMath.ts';
import { facingSide, type Side, type ZapOutQuote } from '#domain/liquidity/zapOut.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import { swapPlan } from '#features/zap/index.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { removalPlan } from '#writes/liquidity/removeLiquidity.ts';
import { zapOutPlans } from '#writes/liquidity/zapOut.ts';
import { REMOVE_DRAFT } from '../useRemoveDraft.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { ZapOut } from './useZapOut.ts';
import { leastOf } from './ZapOutFacts.tsx';

interface ZapOutSend extends ReturnType<typeof useSendDialog> {
  readonly approvals: readonly ApprovalTerms[];
  readonly plans: readonly [TransactionPlan, ...TransactionPlan[]] | undefined;
  confirm(): Promise<void>;
}

/** The swap sells only the removal's minimum of the token, so that it uses no tokens held before. */
const removalOf = (
  { account, exchange, poolToken, slippageBps, times, a, b }: RemoveForm,
  quote: ZapOutQuote,
  side: Side,
): TransactionPlan | undefined => {
  if (!account || !poolToken || !times || !a.token || !b.token) return undefined;
  const leastOwn = minAfterSlippage(quote.own, slippageBps);
  const [amountAMin, amountBMin] = facingSide(side, { a: leastOwn, b: quote.swapped });
  return removalPlan(
    {
      ...{ exchange, pair: poolToken.address, account, currencyA: a.token, currencyB: b.token },
      ...{ removal: quote.removal, amountAMin, amountBMin, permit: undefined },
    },
    times,
  );
};

interface ZapOutCalls {
  readonly removing: TransactionPlan;
  readonly swap: TransactionPlan;
}

export const zapOutCalls = (
  form: RemoveForm,
  { quote, trade, book, side, ...zap }: ZapOut,
): ZapOutCalls | undefined => {
  const { account } = form;
  const [own, other] = [zap.own.token, zap.other.token];
  if (!account || !own || !quote || !trade) return undefined;
  const sides = { input: { currency: other, token: other }, output: { currency: own, token: own } };
  const swap = swapPlan({ account, book, ...sides }, trade);
  const removing = removalOf(form, quote, side);
  return swap && removing && { removing, swap };
};

const plansOf = (form: RemoveForm, zap: ZapOut, unstaked: bigint): ZapOutSend['plans'] => {
  const { account, slippageBps, unstake } = form;
  const { quote, trade, held } = zap;
  const calls = zapOutCalls(form, zap);
  const before = unstake.plansFor(unstaked);
  if (!calls || !account || !zap.own.token || !quote || !trade || held === undefined || !before) return undefined;
  const received = { token: zap.own.token, held, least: leastOf(quote, trade, slippageBps) };
  return zapOutPlans({ account, before, ...calls, received });
};

export const useZapOutSend = (form: RemoveForm, zap: ZapOut, onClose: () => void): ZapOutSend => {
  const dialog = useSendDialog({ draft: REMOVE_DRAFT, onClose });
  const unstaked = form.unstake.amountFor(form.removal);
  const plans = plansOf(form, zap, unstaked);
  const forRemoval = form.approval.batched;
  const approvals = [forRemoval, zap.forSwap.batched].flatMap((terms) => terms ?? []);
  const confirm = async (): Promise<void> => {
    if (!plans) return;
    const [first, ...after] = plans;
    await dialog.send(() => first, approvals, after);
  };
  return { ...dialog, approvals, plans, confirm };
};
