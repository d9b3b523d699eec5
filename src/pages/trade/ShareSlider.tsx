import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Slider } from '../../ui/Slider.tsx';
import type { TradeForm } from './useTradeForm.ts';

/** How much of the balance to pay: 25%, 50%, 75%, Max. */
export function ShareSlider({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const stops = [
    { value: 0 },
    { value: 25, label: '25%' },
    { value: 50, label: '50%' },
    { value: 75, label: '75%' },
    { value: 100, label: t`Max` },
  ];
  return (
    <Slider
      label={t`Share of balance`}
      value={form.share}
      stops={stops}
      disabled={form.maxInput === undefined || form.maxInput === 0n}
      onChange={form.actions.payShare}
    />
  );
}
