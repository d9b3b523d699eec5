import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { PriceDialog, usePriceLines, type PriceLine } from '../alerts/index.ts';
import type { LabelledLine } from './chartLines.ts';
import type { ChartMarket } from './chartMarket.ts';

/** Whole quote per whole base. Floating point is exact enough for a drawn line. */
const drawnPrice = ({ price }: PriceLine, { base, quote }: { readonly base: number; readonly quote: number }): number =>
  (Number(price.numerator) / Number(price.denominator)) * 10 ** (base - quote);

interface AlertLines {
  readonly lines: readonly LabelledLine[];
  /** The price has the format of the chart's prices. An invalid price opens the dialog, which names the reason. */
  move(id: string, price: string): void;
  open(): void;
  readonly dialog: ReactElement | null;
}

export const useAlertLines = (market: ChartMarket): AlertLines => {
  const { t } = useLingui();
  const [typed, type] = useState<string>();
  const decimals = useMemo(() => ({ base: market.baseDecimals, quote: market.quoteDecimals }), [market]);
  const alerts = usePriceLines({ base: market.baseToken.address, quote: market.quoteToken.address, decimals });
  const lines = useMemo(
    () =>
      alerts.lines.map((line): LabelledLine => ({
        id: line.id,
        price: drawnPrice(line, decimals),
        label: line.side === 'above' ? t`Alert: rises to` : t`Alert: falls to`,
        kind: 'alert',
      })),
    [alerts.lines, decimals, t],
  );
  const close = (): void => type(undefined);
  return {
    lines,
    move(id, price) {
      if (alerts.move(id, price)) announce(t`Alert moved to ${price}`);
      else type(price);
    },
    open: () => type(''),
    dialog: typed === undefined ? null : <PriceDialog market={market} price={typed} onClose={close} />,
  };
};
