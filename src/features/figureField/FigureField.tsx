import type { ReactElement } from 'react';
import { plainFigure } from '#domain/amounts/plainDigits.ts';
import { readFigure } from '#domain/amounts/readFigure.ts';
import type { FigureKind } from '#ui/fields/fieldKinds.ts';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';

interface FigureFieldProps extends Omit<TextFieldProps, 'kind'> {
  readonly kind: FigureKind;
  readonly units?: readonly string[];
}

/** Accepts digits of all scripts and a decimal comma. Unreadable text passes unchanged, so that the form rejects it. */
export function FigureField({ kind, units, onChange, ...field }: FigureFieldProps): ReactElement {
  const take = (text: string): void => {
    const read = kind === 'figure' ? readFigure(text, units) : undefined;
    onChange(read?.ok === true ? read.value : plainFigure(text));
  };
  return <TextField {...field} kind={kind} onChange={take} />;
}
