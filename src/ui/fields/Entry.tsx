import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useEntry, type EntryProps } from './useEntry.ts';

type Own = 'value' | 'onChange' | 'onKeyDown' | 'onBlur';

export interface InputEntryProps
  extends Omit<ComponentPropsWithRef<'input'>, Own | 'size'>, EntryProps<HTMLInputElement> {
  /** Text that is read even while an input method composes; plain ASCII by default. */
  readonly early?: RegExp;
}

/** Prevents keyboards and browsers from correcting addresses, symbols and figures. */
const PLAIN_TEXT = {
  type: 'text',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'done',
} as const;

/** Only component that renders an `<input>` for text. */
export function InputEntry({ value, onChange, onKeyDown, onBlur, early, ...input }: InputEntryProps): ReactElement {
  const entry = useEntry({ value, onChange, onKeyDown, onBlur }, early);
  return <input {...PLAIN_TEXT} {...input} {...entry} />;
}
