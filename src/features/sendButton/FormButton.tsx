import type { ReactElement } from 'react';
import { SendButton, type SendButtonProps } from './SendButton.tsx';

interface FormButtonProps extends Pick<
  SendButtonProps,
  'variant' | 'size' | 'loading' | 'onClick' | 'children' | 'repeats'
> {
  readonly problem: string | undefined;
}

export function FormButton({ problem, children, ...button }: FormButtonProps): ReactElement {
  const { onClick, loading = false } = button;
  return (
    <SendButton
      variant="primary"
      size="lg"
      {...button}
      sends={problem === undefined}
      block
      disabled={onClick === undefined && !loading}
    >
      {problem ?? children}
    </SendButton>
  );
}
