import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AmountField } from '../../ui/AmountField.tsx';
import { FieldUnit } from './FieldUnit.ts';
import { isTypeable } from './AmountInput.tsx';
import type { TradeForm } from './useTradeForm.ts';

function Distance({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { distance } = form.price;
  if (distance === undefined) return null;
  if (distance.side === 'at') return <Trans>At the market</Trans>;
  return distance.side === 'above' ? (
    <Trans>{distance.percent} above the market</Trans>
  ) : (
    <Trans>{distance.percent} below the market</Trans>
  );
}

/** The limit price in the market's quote token, with the best price of the other side one press away. */
export function LimitPriceInput({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const { price, market, direction, actions } = form;
  return (
    <AmountField
      label={<Trans>Limit price</Trans>}
      inputLabel={t`Limit price`}
      value={price.text}
      onChange={actions.typePrice}
      accept={isTypeable}
      onMax={price.best === undefined ? undefined : () => actions.typePrice(price.best ?? '')}
      maxLabel={direction === 'BUY' ? <Trans>Best ask</Trans> : <Trans>Best bid</Trans>}
      end={<FieldUnit>{market?.quote.symbol}</FieldUnit>}
      foot={<Distance form={form} />}
    />
  );
}
