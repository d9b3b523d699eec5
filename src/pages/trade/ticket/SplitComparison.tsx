import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { SplitOffer } from '#domain/trade/chooseExchange.ts';
import { moneyWords } from '#features/money/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { SplitVerdict } from '../order/form/useSplitOffer.ts';

interface SplitComparisonProps {
  readonly offer: SplitOffer;
  readonly verdict: SplitVerdict;
  readonly currencies: Pick<TradeCurrencies, 'output'>;
}

function NetworkCost({ verdict: { pays, fee } }: Pick<SplitComparisonProps, 'verdict'>): ReactElement {
  if (fee === undefined) return <Trans>That is before the network fee.</Trans>;
  const more = moneyWords(fee, nativeCurrency, 'paid');
  return pays === false ? (
    <Trans>The additional network fee of about {more} is higher than that.</Trans>
  ) : (
    <Trans>The network fee rises by about {more}.</Trans>
  );
}

export function SplitComparison({ offer, verdict, currencies }: SplitComparisonProps): ReactElement | null {
  const { output } = currencies;
  if (!output) return null;
  const gain = moneyWords(offer.gain, output, 'received');
  const [book, other] = [defaultExchange.name, offer.split.market.name];
  return (
    <>
      {verdict.isBatch === undefined ? (
        <Trans>
          A split over {book} and {other} pays {gain} more, after exchange fees.
        </Trans>
      ) : verdict.isBatch ? (
        <Trans>
          A split over {book} and {other} pays {gain} more, after exchange fees, in 1 transaction.
        </Trans>
      ) : (
        <Trans>
          A split over {book} and {other} pays {gain} more, after exchange fees, in 2 transactions.
        </Trans>
      )}{' '}
      <NetworkCost verdict={verdict} />
    </>
  );
}
