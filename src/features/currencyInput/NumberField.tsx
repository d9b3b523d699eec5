import { type KeyboardEvent, type ReactElement } from 'react';
import { AmountField, type AmountFieldProps } from '#ui/fields/AmountField.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useFigureEntry } from './useFigureEntry.ts';

const EntryNotice = lazyPart(async () => (await import('./EntryNotice.tsx')).EntryNotice);

const NO_UNITS: readonly string[] = [];

interface NumberFieldProps extends Omit<AmountFieldProps, 'on'> {
  /** Units accepted in a pasted text: the token's symbol, or a percent sign. */
  readonly units?: readonly string[] | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function NumberField({ units = NO_UNITS, onKeyDown, ...field }: NumberFieldProps): ReactElement {
  const { value, error } = field;
  const { onChange, on, refused } = useFigureEntry(value, field.onChange, units);
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    on.onKeyDown?.(event);
    onKeyDown?.(event);
  };
  const notice = refused && <EntryNotice entry={refused} unit={units[0]} onTake={field.onChange} />;
  return <AmountField {...field} onChange={onChange} on={{ ...on, onKeyDown: onKey }} error={notice ?? error} />;
}
