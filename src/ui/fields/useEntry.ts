import { useRef, useState, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { isComposingKey } from '../keys/shortcuts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface EntryProps<E extends Field> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown?: ((event: KeyboardEvent<E>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** Android composes plain words and figures letter by letter, and may end the composition only when the focus moves. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * While an input method composes, handlers receive no keys, and text is read only at the end, or earlier if it matches
 * `early`.
 */
export const useEntry = <E extends Field>(entry: EntryProps<E>, early: RegExp = PLAIN) => {
  const { value, onChange, onKeyDown, onBlur } = entry;
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const end = (text: string): void => {
    if (!isComposing.current) return;
    isComposing.current = false;
    setComposed(undefined);
    if (text !== value) onChange(text);
  };
  return {
    value: composed ?? value,
    onChange: ({ target }: ChangeEvent<E>): void => {
      if (isComposing.current) setComposed(target.value);
      if (!isComposing.current || early.test(target.value)) onChange(target.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<E>): void => {
      isComposing.current = true;
      setComposed(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<E>): void => end(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<E>): void => {
      if (!isComposingKey(event)) onKeyDown?.(event);
    },
    onBlur: (event: FocusEvent<E>): void => {
      end(event.currentTarget.value);
      onBlur?.(event);
    },
  };
};
