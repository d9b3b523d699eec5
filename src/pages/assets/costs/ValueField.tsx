import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { parseAmount, type AmountProblem } from '#domain/amounts/parseAmount.ts';
import { dollarText, isEstimate } from '#domain/ledger/valueTexts.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import { FigureField } from '#features/figureField/index.ts';
import { dollarSymbol } from '../history/fileUnits.ts';

const decimals = dollarToken?.decimals ?? 0;
const units = [dollarSymbol];

function Problem({ problem }: { readonly problem: AmountProblem }): ReactElement {
  if (problem.code === 'tooManyDecimals') {
    return <Trans>At most {decimals} decimals. The value before still counts.</Trans>;
  }
  return <Trans>Enter an amount such as 12.5. The value before still counts.</Trans>;
}

interface ValueFieldProps {
  readonly name: string;
  /** In the format of `ValueTexts`; empty if there is no value. */
  readonly kept: string;
  readonly onSet: (text: string | undefined) => void;
}

/** Text to store for a typed one; undefined if it is unreadable. */
const keptOf = (typed: string): string | undefined => {
  const value = parseAmount(typed, decimals);
  if (value.ok) return exactPlain(value.value, decimals);
  return value.error.code === 'empty' ? '' : undefined;
};

/** Stores valid text while it is typed; unreadable text changes nothing. Also shows values that change elsewhere. */
export function ValueField({ name, kept, onSet }: ValueFieldProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(dollarText(kept));
  const [known, setKnown] = useState(kept);
  if (kept !== known) {
    setKnown(kept);
    if (keptOf(typed) !== kept) setTyped(dollarText(kept));
  }
  const parsed = parseAmount(typed, decimals);
  const problem = parsed.ok || parsed.error.code === 'empty' ? undefined : parsed.error;
  const take = (text: string): void => {
    setTyped(text);
    const next = keptOf(text);
    if (next !== undefined) onSet(next === '' ? undefined : next);
  };
  return (
    <FigureField
      kind="figure"
      units={units}
      label={t`Value of ${name}`}
      value={typed}
      onChange={take}
      end={isEstimate(kept) ? <Trans>{dollarSymbol}, estimate</Trans> : dollarSymbol}
      error={problem && <Problem problem={problem} />}
    />
  );
}
