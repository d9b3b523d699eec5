import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { minRemoved, shareAfter, type Removal } from '#domain/liquidity/quoteRemoval.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { Money } from '#features/money/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { symbolOf } from './symbolOf.ts';
import { Line } from './RemoveStyles.ts';
import { useArriving } from './useArriving.ts';
import type { RemoveForm } from './useRemoveForm.ts';

interface RemoveFactsProps {
  readonly form: RemoveForm;
  readonly removal: Removal | undefined;
  /** Tolerance of the confirmed minimums; by default the present one. */
  readonly slippageBps?: number;
}

function Prices({ form }: Pick<RemoveFactsProps, 'form'>): ReactElement {
  const { pool, isAToken0, a, b } = form;
  if (!pool || !a.currency || !b.currency || pool.reserve0 === 0n || pool.reserve1 === 0n) return <>–</>;
  const [reserveA, reserveB] = isAToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  const [symbolA, symbolB] = [symbolOf(a.currency), symbolOf(b.currency)];
  const decimals = { base: a.currency.decimals, quote: b.currency.decimals };
  const ofA = formatPrice({ numerator: reserveB, denominator: reserveA }, decimals);
  const ofB = formatPrice(
    { numerator: reserveA, denominator: reserveB },
    { base: decimals.quote, quote: decimals.base },
  );
  return (
    <>
      <Line>
        1 {symbolA} = {ofA} {symbolB}
      </Line>
      <Line>
        1 {symbolB} = {ofB} {symbolA}
      </Line>
    </>
  );
}

function MinimumAmount({
  raw,
  currency,
}: {
  readonly raw: bigint | undefined;
  readonly currency: Currency | undefined;
}) {
  return (
    <Line>{raw === undefined || !currency ? NO_VALUE : <Money raw={raw} currency={currency} role="received" />}</Line>
  );
}

const shareLeft = (
  { pool, held, position }: Pick<RemoveForm, 'pool' | 'held' | 'position'>,
  { poolTokens }: Removal,
): Fraction | undefined => {
  const staked = position?.holding.staked;
  return !pool || held === undefined || staked === undefined ? undefined : shareAfter(pool, held + staked, poolTokens);
};

export function RemoveFacts({ form, removal, slippageBps = form.slippageBps }: RemoveFactsProps): ReactElement {
  const { a, b } = form;
  const arriving = useArriving(form);
  const min = removal && removal.poolTokens > 0n ? minRemoved(removal, slippageBps) : undefined;
  const least = min && arriving?.({ amountA: min.amountAMin, amountB: min.amountBMin });
  const share = min && removal && shareLeft(form, removal);
  const slippage = formatPercent(slippageBps);
  return (
    <KeyValue
      rows={[
        {
          key: 'least',
          label: <Trans>Minimum, slippage {slippage}</Trans>,
          value: (
            <>
              <MinimumAmount raw={least?.amountA} currency={a.currency} />
              <MinimumAmount raw={least?.amountB} currency={b.currency} />
            </>
          ),
        },
        { key: 'price', label: <Trans>Price</Trans>, value: <Prices form={form} /> },
        {
          key: 'share',
          label: <Trans>Your pool share afterwards</Trans>,
          value: share ? formatShare(share) : NO_VALUE,
        },
      ]}
    />
  );
}
