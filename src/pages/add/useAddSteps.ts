import { useBlock } from '#reads/calls/useBlock.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectExactApprovals } from '#state/user/selectors.ts';
import { liquiditySteps, type LiquidityStep } from '#writes/liquidity/addLiquidity.ts';
import type { AddForm } from './useAddForm.ts';

const NONE: readonly LiquidityStep[] = [];

/** Steps in their order; empty while a part of the quote is unknown. */
export const useAddSteps = (form: AddForm, quote: AddQuote | undefined): readonly LiquidityStep[] => {
  const deadlineSeconds = useDeadlineSeconds();
  const exact = useAppSelector(selectExactApprovals);
  const { timestamp } = useBlock();
  const { account, exchange, pair, a, b } = form;
  if (!account || !pair || !a.currency || !b.currency || !quote || timestamp === undefined) return NONE;
  return liquiditySteps(
    { exchange, pair, account, currencyA: a.currency, currencyB: b.currency, quote },
    {
      times: { deadlineSeconds, shownTime: timestamp },
      exact,
      approved: { a: a.approval === 'approved', b: b.approval === 'approved' },
    },
  );
};
