import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { TextField } from '#ui/fields/TextField.tsx';
import { SendButton } from './SendButton.tsx';
import type { SendButtonProps } from './SendButton.tsx';

export interface ConfirmWordProps extends Pick<SendButtonProps, 'repeats'> {
  /** Word to type, in any letter case. */
  readonly word: string;
  /** Label of the field. */
  readonly label: string;
  /** Text of the button. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** Last step before an irreversible action: the button is enabled once a word is typed. */
export function ConfirmWord({
  word,
  label,
  children,
  repeats,
  disabled = false,
  onConfirm,
}: ConfirmWordProps): ReactElement {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toUpperCase() === word.toUpperCase();
  return (
    <>
      <TextField kind="code" label={label} value={typed} onChange={setTyped} />
      <SendButton
        repeats={repeats}
        variant="danger"
        size="lg"
        block
        disabled={disabled || !isTyped}
        onClick={onConfirm}
      >
        {children}
      </SendButton>
    </>
  );
}
