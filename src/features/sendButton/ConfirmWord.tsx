import { useState, type ReactElement, type ReactNode } from 'react';
import { TextField } from '#ui/fields/TextField.tsx';
import { SendButton, type SendButtonProps } from './SendButton.tsx';

interface ConfirmWordProps extends Pick<SendButtonProps, 'repeats'> {
  readonly word: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

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
