import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { COST_SCALE, signedAmount } from '#domain/portfolio/averageCost.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { marketName } from '#state/marketRule.ts';
import type { Column } from '#ui/layout/DataTable.tsx';
import { Named, PairMark, Signed } from '../AssetsStyles.ts';
import { withHeads } from '../withHeads.tsx';
import type { MarketProfit } from './useProfit.ts';

const signOf = (amount: bigint): 'up' | 'down' | undefined => (amount === 0n ? undefined : amount > 0n ? 'up' : 'down');

interface RowProps {
  readonly row: MarketProfit;
}

function Name({ row: { market, ledger } }: RowProps): ReactElement {
  const { buys, sells } = ledger;
  return (
    <Named>
      <PairMark>
        <MarketLogo base={market.base} quote={market.quote} />
      </PairMark>
      <span>
        <bdi translate="no">{marketName(market)}</bdi>
        <small>
          <Plural value={buys} one="# buy" other="# buys" /> · <Plural value={sells} one="# sell" other="# sells" />
        </small>
      </span>
    </Named>
  );
}

function Amount({ scaled, quote }: { readonly scaled: bigint | undefined; readonly quote: Currency }): ReactElement {
  const mask = useMask();
  if (scaled === undefined) return <>{NO_VALUE}</>;
  const { isLoss, amount } = signedAmount(scaled);
  const sign = scaled === 0n ? '' : isLoss ? '−' : '+';
  const text = formatAmount(amount.numerator / COST_SCALE, quote.decimals);
  return (
    <Signed data-sign={signOf(scaled)} title={String(mask(`${sign}${exactText(amount, quote.decimals)}`))}>
      {mask(`${sign}${text}`)} <bdi translate="no">{shortenSymbol(quote.symbol)}</bdi>
    </Signed>
  );
}

function Held({ row: { market, ledger, holds } }: RowProps): ReactElement {
  const mask = useMask();
  const { decimals, symbol } = market.base;
  const shown = holds === undefined ? undefined : mask(formatAmount(holds, decimals));
  return (
    <>
      <span translate="no" title={String(mask(exactText(ledger.held, decimals)))}>
        {mask(formatAmount(ledger.held, decimals))} <bdi translate="no">{shortenSymbol(symbol)}</bdi>
      </span>
      {shown !== undefined && (
        <small>
          <Trans>of {shown} you have</Trans>
        </small>
      )}
    </>
  );
}

function Average({ row: { market, average } }: RowProps): ReactElement {
  const { base, quote } = market;
  const price = average && formatMarketPrice(average, { base: base.decimals, quote: quote.decimals });
  return <>{price ?? NO_VALUE}</>;
}

function Realised({ row: { market, ledger } }: RowProps): ReactElement {
  const mask = useMask();
  const { base, quote } = market;
  const [sold, brought] = [
    mask(`${formatAmount(ledger.uncosted, base.decimals)} ${shortenSymbol(base.symbol)}`),
    mask(`${formatAmount(ledger.uncostedProceeds / COST_SCALE, quote.decimals)} ${shortenSymbol(quote.symbol)}`),
  ];
  return (
    <>
      <Amount scaled={ledger.realised} quote={quote} />
      {ledger.uncosted > 0n && (
        <small>
          <Trans>
            and {sold} of unknown cost sold for {brought}
          </Trans>
        </small>
      )}
    </>
  );
}

function Unrealised({ row: { unrealised, market } }: RowProps): ReactElement {
  const { quote } = market;
  return (
    <>
      <Amount scaled={unrealised?.scaled} quote={quote} />
      {unrealised?.other !== undefined && (
        <small>
          <Amount scaled={unrealised.other} quote={quote} /> <Trans>(uncertain)</Trans>
        </small>
      )}
    </>
  );
}

export const profitColumns: readonly Column<MarketProfit>[] = withHeads([
  { key: 'market', head: <Trans>Market</Trans>, isRowHead: true, cell: (row) => <Name row={row} /> },
  { key: 'held', head: <Trans>Held at cost</Trans>, isNumber: true, part: 'wide', cell: (row) => <Held row={row} /> },
  {
    key: 'average',
    head: <Trans>Average cost</Trans>,
    isNumber: true,
    part: 'wide',
    cell: (row) => <Average row={row} />,
  },
  { key: 'realised', head: <Trans>Realised</Trans>, isNumber: true, cell: (row) => <Realised row={row} /> },
  {
    key: 'unrealised',
    head: <Trans>Unrealised</Trans>,
    isNumber: true,
    cell: (row) => <Unrealised row={row} />,
  },
]);
