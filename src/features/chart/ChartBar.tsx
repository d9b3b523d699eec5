import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { CandleInterval } from '#domain/history/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { chartIntervals } from './chartIntervals.ts';
import { IntervalChoice, Toolbar } from './ChartStyles.ts';
import { ChartTools } from './ChartTools.tsx';

interface IntervalsProps {
  readonly interval: CandleInterval;
  readonly isSmall: boolean;
  readonly onChange: (interval: CandleInterval) => void;
}

function Intervals({ interval, isSmall, onChange }: IntervalsProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const terms = { label: t`Candle interval`, options: chartIntervals, value: interval, onChange };
  return isSmall || isPhone ? <Select size={isPhone ? 'sm' : 'xs'} {...terms} /> : <Segmented size="sm" {...terms} />;
}

interface TableButtonProps {
  readonly isOn: boolean;
  readonly isSmall: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function TableButton({ isOn, isSmall, onChange }: TableButtonProps): ReactElement {
  const { t } = useLingui();
  const press = (): void => onChange(!isOn);
  if (isSmall) return <IconButton icon="list" label={t`Table`} aria-pressed={isOn} onClick={press} />;
  return (
    <Button size="sm" variant="ghost" icon="list" aria-pressed={isOn} onClick={press}>
      <Trans>Table</Trans>
    </Button>
  );
}

interface ChartBarProps extends ComponentProps<typeof ChartTools> {
  readonly interval: CandleInterval;
  readonly onInterval: (interval: CandleInterval) => void;
  readonly isSmall: boolean;
  readonly head: ReactNode;
  readonly way: ReactNode;
  readonly asTable: boolean;
  readonly onTable: (isOn: boolean) => void;
}

/** Memoized: neither a new block nor a typed figure rerenders it. */
export const ChartBar = memo(function ChartBar(props: ChartBarProps): ReactElement {
  const { interval, onInterval, isSmall, head, way, asTable, onTable, ...tools } = props;
  return (
    <Toolbar>
      <IntervalChoice>
        {head}
        <Intervals interval={interval} isSmall={isSmall} onChange={onInterval} />
      </IntervalChoice>
      <TableButton isOn={asTable} isSmall={isSmall} onChange={onTable} />
      <ChartTools {...tools} />
      {way}
    </Toolbar>
  );
});
