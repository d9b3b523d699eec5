import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';

interface ShareSliderProps {
  /** Whole percent. */
  readonly share: number;
  /** Raw units; undefined while unknown. */
  readonly maxInput: bigint | undefined;
  readonly onChange: (percent: number) => void;
}

export function ShareSlider({ share, maxInput, onChange }: ShareSliderProps): ReactElement {
  const { t } = useLingui();
  return (
    <Slider
      label={t`Share of balance`}
      value={share}
      stops={shareStops(t`Max`)}
      disabled={maxInput === undefined || maxInput === 0n}
      onChange={onChange}
    />
  );
}
