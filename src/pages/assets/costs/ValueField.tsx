import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { parseAmount, type AmountProblem } from '#domain/amounts/parseAmount.ts';
import { exactPlain } from '#domain/format/formatExact.ts';
import { FigureField } from '#features/figureField/index.ts';
import { dollarSymbol } from '../history/ledgerFiles.ts';

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
  readonly initial: string;
  /** Undefined for an emptied field. */
  readonly onSet: (text: string | undefined) => void;
}

/** Set as it is typed; unreadable text changes nothing. */
export function ValueField({ name, initial, onSet }: ValueFieldProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(initial);
  const parsed = parseAmount(typed, decimals);
  const problem = parsed.ok || parsed.error.code === 'empty' ? undefined : parsed.error;
  const take = (text: string): void => {
    setTyped(text);
    const value = parseAmount(text, decimals);
    if (value.ok) onSet(exactPlain(value.value, decimals));
    else if (value.error.code === 'empty') onSet(undefined);
  };
  return (
    <FigureField
      kind="figure"
      units={units}
      label={t`Value of ${name}`}
      value={typed}
      onChange={take}
      end={dollarSymbol}
      error={problem && <Problem problem={problem} />}
    />
  );
}
