import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ALL, dayOf, HERE, noFilter, type OwnFilter, type OwnKind } from '#domain/history/ownFilter.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, height, media, space, text } from '#ui/theme/theme.ts';
import { kindWords, periodWords, statusWords } from './filterWords.ts';

const states = ['open', 'filled', 'cancelled'] as const;
const formWidth = '300px';

const Form = styled.div`
  display: grid;
  gap: ${space(2)};
  width: min(${formWidth}, 100%);
  padding: ${space(3)};
  ${text(13)}
  ${media.phone} {
    width: 100%;
    padding: 0;
    gap: ${space(3)};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 2)};
  & > span:first-child {
    color: ${color('text-2')};
  }
  ${media.touch} {
    min-height: ${height('touch')};
  }
`;

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space(2)};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
`;

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface ChoiceLineProps<V extends string> {
  readonly name: string;
  readonly value: V;
  readonly options: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
}

function ChoiceLine<V extends string>({ name, value, options, onChange }: ChoiceLineProps<V>): ReactElement {
  const { t } = useLingui();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Line>
      <span aria-hidden="true">{name}</span>
      <Select label={t`${name}: ${chosen}`} options={options} value={value} onChange={onChange} />
    </Line>
  );
}

export interface FilterChoices {
  /** Names of markets, keyed as in `OwnFacts`. */
  readonly markets: ReadonlyMap<string, string>;
  readonly kinds: readonly OwnKind[];
  readonly hasStatus: boolean;
}

interface OwnFilterFormProps extends FilterChoices {
  readonly filter: OwnFilter;
  readonly onChange: (filter: OwnFilter) => void;
  readonly onClose: () => void;
}

type PartProps = Pick<OwnFilterFormProps, 'filter' | 'onChange'>;

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Some engines have no date picker; a typed text counts once it is a complete date. */
function DateField({ label, value, onChange }: DateFieldProps): ReactElement {
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  const isDate = text === '' || dayOf(text) !== undefined;
  const type = (next: string): void => {
    const counts = next === '' || dayOf(next) !== undefined;
    setTyped({ value: counts ? next : value, text: next });
    if (counts) onChange(next);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={type}
      kind="code"
      type="date"
      placeholder="YYYY-MM-DD"
      error={!isDate && <Trans>Enter a date as YYYY-MM-DD.</Trans>}
    />
  );
}

function PeriodLines({ filter, onChange }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const named = Object.entries(periodWords).map(([value, words]) => ({
    value: value as keyof typeof periodWords,
    label: i18n._(words),
  }));
  return (
    <>
      <ChoiceLine
        name={t`Time`}
        value={filter.period}
        options={[{ value: ALL, label: t`Any date` }, ...named]}
        onChange={(period) => onChange({ ...filter, period })}
      />
      {filter.period === 'dates' && (
        <Dates>
          <DateField label={t`First day`} value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
          <DateField label={t`Last day`} value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
        </Dates>
      )}
    </>
  );
}

function MarketLine({ filter, onChange, markets }: PartProps & Pick<FilterChoices, 'markets'>): ReactElement {
  const { t } = useLingui();
  const names = [...markets].map(([value, label]) => ({ value, label }));
  const isKnown = filter.market === ALL || filter.market === HERE || markets.has(filter.market);
  return (
    <ChoiceLine
      name={t`Market`}
      value={filter.market}
      options={[
        { value: ALL, label: t`All markets` },
        { value: HERE, label: t`This market` },
        ...names,
        ...(isKnown ? [] : [{ value: filter.market, label: t`Another market` }]),
      ]}
      onChange={(market) => onChange({ ...filter, market })}
    />
  );
}

function SideLine({ filter, onChange }: PartProps): ReactElement {
  const { t } = useLingui();
  return (
    <Line>
      <span aria-hidden="true">{t`Side`}</span>
      <Segmented
        label={t`Side`}
        size="sm"
        options={[
          { value: ALL, label: <Trans>Both</Trans> },
          { value: 'BUY', label: <Trans>Buy</Trans> },
          { value: 'SELL', label: <Trans>Sell</Trans> },
        ]}
        value={filter.side}
        onChange={(side) => onChange({ ...filter, side })}
      />
    </Line>
  );
}

function StatusLine({ filter, onChange }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const named = states.map((value) => ({ value, label: i18n._(statusWords[value]) }));
  return (
    <ChoiceLine
      name={t`Status`}
      value={filter.status}
      options={[{ value: ALL, label: t`Any status` }, ...named]}
      onChange={(status) => onChange({ ...filter, status })}
    />
  );
}

function KindLine({ filter, onChange, kinds }: PartProps & Pick<FilterChoices, 'kinds'>): ReactElement {
  const { t, i18n } = useLingui();
  const named = kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }));
  return (
    <ChoiceLine
      name={t`Kind`}
      value={filter.kind}
      options={[{ value: ALL, label: t`Any kind` }, ...named]}
      onChange={(kind) => onChange({ ...filter, kind })}
    />
  );
}

export function OwnFilterForm({ markets, kinds, hasStatus, onClose, ...part }: OwnFilterFormProps): ReactElement {
  return (
    <Form>
      <MarketLine {...part} markets={markets} />
      <SideLine {...part} />
      {hasStatus && <StatusLine {...part} />}
      <KindLine {...part} kinds={kinds} />
      <PeriodLines {...part} />
      <Buttons>
        <Button size="sm" variant="ghost" onClick={() => part.onChange(noFilter)}>
          <Trans>Clear filter</Trans>
        </Button>
        <Button size="sm" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}
