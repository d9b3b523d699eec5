import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

/** How much of the balance to pay: 25%, 50%, 75%, Max. */
export function ShareSlider({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  return (
    <Slider
      label={t`Share of balance`}
      value={form.share}
      stops={shareStops(t`Max`)}
      disabled={form.maxInput === undefined || form.maxInput === 0n}
      onChange={form.actions.payShare}
    />
  );
}
