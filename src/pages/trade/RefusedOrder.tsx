import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { shortenAddress } from '../../domain/format/shortenAddress.ts';
import type { PairBook, RestingOrder } from '../../domain/orderBook/types.ts';
import { priceShortOf } from '../../domain/trade/priceShortOf.ts';
import type { SubmitProblem } from '../../writes/useSubmit.ts';
import { separators } from './separators.ts';
import type { TradeForm } from './useTradeForm.ts';

const orderIn = ({ side0, side1 }: PairBook, index: bigint): RestingOrder | undefined =>
  [...side0.orders, ...side1.orders].find((order) => order.index === index);

/** The limit price that stops short of an order that cannot be paid, so that only the pool fills; undefined without one. */
export const wayRound = ({ book, market, direction }: TradeForm, problem: SubmitProblem): string | undefined => {
  if (problem.code !== 'makerBlocked' || !book || !market) return undefined;
  const order = orderIn(book, problem.orderIndex);
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  return order && priceShortOf(direction, order, decimals);
};

/** What exactly moved, or whose order blocks; nothing where the general words say it all. */
export function RefusedOrder({
  form,
  problem,
}: {
  readonly form: TradeForm;
  readonly problem: SubmitProblem;
}): ReactElement | null {
  const { input } = form.currencies;
  if (!input) return null;
  const amount = (raw: bigint): string => formatFixed(raw, input.decimals, separators);
  switch (problem.code) {
    case 'quoteMoved':
      return (
        <Trans>
          {amount(problem.actualRest)} {input.symbol} would stay as an open order instead of{' '}
          {amount(problem.expectedRest)} {input.symbol}.
        </Trans>
      );
    case 'takesFee':
      return (
        <Trans>
          Of {amount(problem.sent)} {input.symbol} only {amount(problem.arrived)} {input.symbol} would arrive.
        </Trans>
      );
    case 'makerBlocked': {
      const owner = shortenAddress(problem.maker);
      const index = problem.orderIndex.toString();
      const price = wayRound(form, problem);
      if (price === undefined)
        return (
          <Trans>
            It is order {index} of {owner}.
          </Trans>
        );
      return (
        <Trans>
          It is order {index} of {owner}. A limit order at {price} stops short of it: the pool fills it up to there, and
          the rest stays open.
        </Trans>
      );
    }
    default:
      return null;
  }
}
