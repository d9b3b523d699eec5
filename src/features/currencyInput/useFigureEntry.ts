import { useRef, useState, type ClipboardEvent, type InputEvent, type KeyboardEvent } from 'react';
import { isTypeable, MAX_TYPED } from '#domain/amounts/isTypeable.ts';
import { plainFigure } from '#domain/amounts/plainDigits.ts';
import type { FigureProblem } from '#domain/amounts/readFigure.ts';
import { separators } from '#domain/format/separators.ts';
import { importWithRetry } from '#lib/later.ts';
import type { AmountFieldProps } from '#ui/fields/AmountField.tsx';

export interface RefusedEntry {
  readonly held: string;
  readonly text: string;
  readonly isTyped: boolean;
  readonly problem: FigureProblem;
}

interface FigureEntry {
  readonly onChange: (text: string) => void;
  readonly on: NonNullable<AmountFieldProps['on']>;
  readonly refused: RefusedEntry | undefined;
}

const DELIBERATE = /^(?:Arrow|Home|End|Enter|Del|Back)/;

/** The length alone does not show a typed key: a pasted number may be one longer than the text that it replaces. */
const isOfOneKey = (event: InputEvent<HTMLInputElement>, held: string): boolean => {
  const { inputType, data } = event.nativeEvent;
  if (inputType === 'insertText') return data?.length === 1;
  return inputType === 'insertCompositionText' && event.currentTarget.value.length === held.length + 1;
};

/**
 * Commas become dots. After a rejected character, further ones are ignored until a deliberate key: "1e18" leaves 1,
 * never 118. Pasted text goes through `readFigure`; an ambiguous number offers both readings.
 */
export const useFigureEntry = (held: string, take: (text: string) => void, units: readonly string[]): FigureEntry => {
  const [refused, setRefused] = useState<RefusedEntry>();
  const isStopped = useRef(false);
  const isTyping = useRef(false);
  const takeText = (text: string): void => {
    isStopped.current = false;
    setRefused(undefined);
    take(text);
  };
  const onChange = (typedText: string): void => {
    const isTyped = isTyping.current;
    if (isStopped.current && isTyped) return;
    const plain = plainFigure(typedText).trimStart();
    const text = isTyped ? plain.replace(',', '.') : plain;
    if (isTypeable(text) && (isTyped || !text.includes(separators.thousands))) return takeText(text);
    isStopped.current = isTyped;
    void importWithRetry(() => import('./readEntry.ts')).then(({ readEntry }) => {
      const read = readEntry(held, text, units, isTyped);
      if (read.ok) takeText(read.value);
      else setRefused({ held, text, isTyped, problem: read.error });
    });
  };
  const release = (): void => {
    isStopped.current = false;
  };
  /** The browser would cut a text that is longer than the field, and so change the number. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const text = held.slice(0, selectionStart ?? 0) + pasted + held.slice(selectionEnd ?? held.length);
    if (text.length <= MAX_TYPED) return;
    event.preventDefault();
    isTyping.current = false;
    onChange(text);
  };
  /** Runs before `onChange`. If the text did not change, such as after clearing an empty field, a new entry starts. */
  const onInput = (event: InputEvent<HTMLInputElement>): void => {
    isTyping.current = isOfOneKey(event, held);
    if (event.currentTarget.value === held) release();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isStopped.current || !(event.ctrlKey || event.metaKey || DELIBERATE.test(event.key))) return;
    release();
    // Backspace only clears the rejected character, which is not in the field.
    if (event.key === 'Backspace') event.preventDefault();
    setRefused(undefined);
  };
  return {
    onChange,
    on: { onInput, onKeyDown, onPaste, onPointerDown: release, onBlur: release },
    refused: refused?.held === held ? refused : undefined,
  };
};
