import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { KeyboardAttribute } from './fieldKinds.ts';
import { useEntry, type EntryProps } from './useEntry.ts';

type Own = 'value' | 'onChange' | 'onKeyDown' | 'onBlur' | KeyboardAttribute;

export interface AreaEntryProps extends Omit<ComponentPropsWithRef<'textarea'>, Own>, EntryProps<HTMLTextAreaElement> {
  /** `code` is never auto-corrected. */
  readonly kind: 'code' | 'words';
}

const CODE = { autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;
const WORDS = { autoCapitalize: 'sentences', spellCheck: true } as const;

/** Only component that renders a `<textarea>`. */
export function AreaEntry({ kind, value, onChange, onKeyDown, onBlur, ...area }: AreaEntryProps): ReactElement {
  const entry = useEntry({ value, onChange, onKeyDown, onBlur });
  return <textarea {...area} {...(kind === 'code' ? CODE : WORDS)} {...entry} />;
}
