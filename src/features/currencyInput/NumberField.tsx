import { lazy, Suspense, type KeyboardEvent, type ReactElement } from 'react';
import { AmountField, type AmountFieldProps } from '#ui/fields/AmountField.tsx';
import { useFigureEntry } from './useFigureEntry.ts';

const EntryNotice = lazy(() => import('./EntryNotice.tsx').then(({ EntryNotice }) => ({ default: EntryNotice })));

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
  const notice = refused && (
    <Suspense fallback={null}>
      <EntryNotice entry={refused} unit={units[0]} onTake={field.onChange} />
    </Suspense>
  );
  return <AmountField {...field} onChange={onChange} on={{ ...on, onKeyDown: onKey }} error={notice ?? error} />;
}
