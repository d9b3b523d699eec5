import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Popover } from '#ui/overlay/Popover.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { FigureField } from '../figureField/index.ts';
import {
  emptyPeriodKinds,
  isPeriod,
  MAX_PERIOD,
  MIN_PERIOD,
  studyKinds,
  withStudy,
  type AverageChoice,
  type ChartIndicators,
} from './chartIndicators.ts';
import { emptyPeriodWords, studyWords } from './studyWords.tsx';
import type { DrawingTool } from '#domain/history/trendLines.ts';
import { TrendMenu } from './TrendMenu.tsx';
import type { TrendLines } from './useTrendLines.ts';

const menuWidth = '328px';
const periodWidth = '72px';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  width: ${menuWidth};
  max-width: 100%;
  padding: ${space(4)};
  & p {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${periodWidth};
  align-items: center;
  gap: ${space(3)};
`;

interface AverageRowProps {
  readonly choice: AverageChoice;
  readonly onChange: (choice: AverageChoice) => void;
}

function AverageRow({ choice, onChange }: AverageRowProps): ReactElement {
  const { t } = useLingui();
  const { kind, period, isOn } = choice;
  const [typed, type] = useState(String(period));
  const isSimple = kind === 'simple';
  const take = (next: string): void => {
    if (!/^\d{0,3}$/.test(next)) return;
    type(next);
    if (isPeriod(Number(next))) onChange({ ...choice, period: Number(next) });
  };
  return (
    <Row>
      <Toggle
        label={isSimple ? <Trans>Simple average, {period}</Trans> : <Trans>Exponential average, {period}</Trans>}
        checked={isOn}
        onChange={(on) => onChange({ ...choice, isOn: on })}
      />
      <FigureField
        kind="whole"
        label={isSimple ? t`Simple average period` : t`Exponential average period`}
        hideLabel
        value={typed}
        error={
          !isPeriod(Number(typed)) && (
            <Trans>
              {MIN_PERIOD} to {MAX_PERIOD}
            </Trans>
          )
        }
        onChange={take}
      />
    </Row>
  );
}

export interface ChartMenuProps {
  readonly indicators: ChartIndicators;
  readonly onIndicators: (indicators: ChartIndicators) => void;
  readonly trends: TrendLines;
  readonly decimals: number;
  readonly onDraw: (tool: DrawingTool) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function ChartMenu(props: ChartMenuProps): ReactElement {
  const { indicators, onIndicators, trends, decimals, onDraw, anchor, onClose } = props;
  const { t, i18n } = useLingui();
  const { averages, studies, hasProfile, hasCost, emptyPeriods } = indicators;
  const change = (index: number, choice: AverageChoice): void =>
    onIndicators({ ...indicators, averages: averages.with(index, choice) });
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Chart tools`}>
      <Box>
        {averages.map((choice, index) => (
          <AverageRow key={`${choice.kind} ${index}`} choice={choice} onChange={(next) => change(index, next)} />
        ))}
        {studyKinds.map((kind) => (
          <Toggle
            key={kind}
            label={studyWords[kind].label}
            note={studyWords[kind].note}
            checked={studies.includes(kind)}
            onChange={(on) => onIndicators({ ...indicators, studies: withStudy(studies, kind, on) })}
          />
        ))}
        <Toggle
          label={<Trans>Volume profile</Trans>}
          note={<Trans>Volume by price, visible candles</Trans>}
          checked={hasProfile}
          onChange={(on) => onIndicators({ ...indicators, hasProfile: on })}
        />
        <Toggle
          label={<Trans>Average cost line</Trans>}
          note={<Trans>Of purchases in this market that are not sold yet</Trans>}
          checked={hasCost}
          onChange={(on) => onIndicators({ ...indicators, hasCost: on })}
        />
        <p>
          <Trans>Periods without a trade</Trans>
        </p>
        <Segmented
          size="sm"
          label={t`Periods without a trade`}
          options={emptyPeriodKinds.map((kind) => ({ value: kind, label: i18n._(emptyPeriodWords[kind]) }))}
          value={emptyPeriods}
          onChange={(kind) => onIndicators({ ...indicators, emptyPeriods: kind })}
        />
        <p>
          <Trans>
            Candles begin by UTC, those of a day or a week at 0:00. Shorter ones show times in the time zone of the
            settings.
          </Trans>
        </p>
        <TrendMenu trends={trends} decimals={decimals} onDraw={onDraw} />
      </Box>
    </Popover>
  );
}
