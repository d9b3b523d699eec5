import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { keptBps } from '#domain/tokens/tokenVerdict.ts';
import { moneyText } from '#features/money/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { exchangeWorkaround, priceWorkaround, type BlockedOrder } from '../form/useWorkaround.ts';

export interface RefusableOrder extends BlockedOrder {
  readonly currencies: Pick<TradeCurrencies, 'input' | 'output'>;
}

interface RefusedOrderProps {
  readonly form: RefusableOrder;
  readonly problem: SubmitProblem;
}

export function RefusedOrder({ form, problem }: RefusedOrderProps): ReactElement | null {
  const { input, output } = form.currencies;
  if (!input) return null;
  const other = exchangeWorkaround(form, problem)?.name;
  const amount = (raw: bigint, role: MoneyRole = 'paid'): string => moneyText(raw, input, role);
  switch (problem.code) {
    case 'quoteMoved':
      return (
        <Trans>
          {amount(problem.actualRest)} {input.symbol} would stay as an open order instead of{' '}
          {amount(problem.expectedRest)} {input.symbol}.
        </Trans>
      );
    case 'takesFee': {
      if (problem.side === 'bought') {
        const share = formatPercent(keptBps({ ...problem, done: true, reason: '' }));
        return output ? (
          <Trans>
            {share} of each {output.symbol} transfer is lost.
          </Trans>
        ) : null;
      }
      return (
        <Trans>
          Only {amount(problem.arrived, 'received')} of {amount(problem.sent)} {input.symbol} would arrive.
        </Trans>
      );
    }
    case 'makerBlocked': {
      const owner = shortenAddress(problem.maker);
      const index = problem.orderIndex.toString();
      const price = priceWorkaround(form, problem);
      if (other !== undefined)
        return (
          <Trans>
            It is order {index} of {owner}. {other} can fill yours instead.
          </Trans>
        );
      if (price === undefined)
        return (
          <Trans>
            It is order {index} of {owner}.
          </Trans>
        );
      return (
        <Trans>
          It is order {index} of {owner}. A limit order at {price} avoids it: the pool fills it up to that price and the
          rest stays open.
        </Trans>
      );
    }
    case 'rewardsBlocked':
      return other === undefined ? null : <Trans>{other} can fill your order instead.</Trans>;
    default:
      return null;
  }
}
