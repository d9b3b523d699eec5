import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { MOVE_GAS } from '#config/move.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { SideAmounts } from '#domain/liquidity/movePosition.ts';
import { poolPrice } from '#domain/liquidity/quoteAdd.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import { gapBps } from '#domain/prices/poolGauge.ts';
import { Dollars } from '#features/money/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { wholeWords } from '#features/zap/index.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { surePoolTokens } from '#writes/rewards/stakePlans.ts';
import { Line } from '../RemoveStyles.ts';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { NetworkFee } from './NetworkFee.tsx';
import type { Move } from './useMove.ts';

interface MoveFactsProps {
  readonly form: RemoveForm;
  readonly move: Move;
}

interface AmountsProps extends Pick<MoveFactsProps, 'form'> {
  readonly amounts: SideAmounts;
}

function Amounts({ form: { a, b }, amounts }: AmountsProps): ReactElement | null {
  if (!a.token || !b.token) return null;
  return (
    <>
      <Line>{wholeWords(amounts.a, a.token, 'received')}</Line>
      <Line>{wholeWords(amounts.b, b.token, 'received')}</Line>
    </>
  );
}

const usePriceThere = ({ pool, isAToken0 }: RemoveForm, { to }: Move): string => {
  const { t } = useLingui();
  const here = pool && poolPrice({ pool, isAToken0, named: 'A' });
  const there = poolPrice(to.facing);
  if (!here || !there) return NO_VALUE;
  const gap = gapBps(there, here);
  const distance = formatPercent(Math.abs(gap));
  if (gap === 0) return t`about the same`;
  return gap > 0 ? t`${distance} higher` : t`${distance} lower`;
};

function Cost({ form: { a, b }, lost }: Pick<AmountsProps, 'form'> & { readonly lost: SideAmounts }): ReactElement {
  const values = [useDollarValue(a.token, lost.a), useDollarValue(b.token, lost.b)];
  const known = values.flatMap((value) => value ?? []);
  return <Dollars value={known.length === values.length ? totalOf(known) : undefined} isPublic />;
}

export function MoveFacts({ form, move }: MoveFactsProps): ReactElement | null {
  const { t } = useLingui();
  const priceThere = usePriceThere(form, move);
  const { quote } = move;
  if (!quote) return null;
  const { isBatch } = form.receive;
  const { add, kept, lost } = quote;
  const [poolTokens, symbol] = [poolTokensText(add.poolTokens), symbolOf(form.a.token)];
  const least = {
    key: 'least',
    label: (
      <Tooltip content={t`If less arrives, all of it reverts.`}>
        <Trans>You receive at least</Trans>
      </Tooltip>
    ),
    value: poolTokensText(surePoolTokens(add, form.slippageBps)),
  };
  const keptNote = isBatch
    ? t`The slippage tolerance of the removal, and what doesn't fit the other pool's price. The amounts are fixed before the pool pays.`
    : t`What doesn't fit the other pool's price.`;
  return (
    <KeyValue
      rows={[
        { key: 'new', label: <Trans>You receive</Trans>, value: t`about ${poolTokens}` },
        ...(isBatch ? [least] : []),
        {
          key: 'kept',
          label: (
            <Tooltip content={keptNote}>
              <Trans>Stays in your wallet</Trans>
            </Tooltip>
          ),
          value: <Amounts form={form} amounts={kept} />,
        },
        { key: 'price', label: <Trans>Price of {symbol} there</Trans>, value: priceThere },
        {
          key: 'cost',
          label: (
            <Tooltip
              content={t`Nothing is swapped, so it is only what both pools round down, besides the network fee.`}
            >
              <Trans>Cost against holding</Trans>
            </Tooltip>
          ),
          value: <Cost form={form} lost={lost} />,
        },
        { key: 'fee', label: <Trans>Network fee, about</Trans>, value: <NetworkFee gas={MOVE_GAS} /> },
      ]}
    />
  );
}
