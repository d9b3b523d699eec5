import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '#ui/fields/AmountField.tsx';
import { renderUi } from '../renderUi.tsx';

function Pay({ error }: { readonly error?: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  return <AmountField label="Pay" value={text} onChange={setText} error={error} />;
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Pay' });

describe('AmountField', () => {
  it('the placeholder is 0.0', () => {
    renderUi(<Pay />);
    expect(field()).toHaveAttribute('placeholder', '0.0');
  });

  it('an error is shown by the field and clears nothing', async () => {
    const { rerender } = renderUi(<Pay />);
    await userEvent.type(field(), '900');
    rerender(<Pay error="Insufficient MATIC balance" />);
    expect(field()).toHaveValue('900');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Insufficient MATIC balance');
    expect(screen.getByRole('alert')).toHaveTextContent('Insufficient MATIC balance');
  });

  it('a flaw that is elsewhere marks the field and describes it', () => {
    renderUi(<AmountField label="Pay" value="9" onChange={() => undefined} flaw="Insufficient MATIC balance" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Insufficient MATIC balance');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Max is a separate button', async () => {
    const onMax = vi.fn();
    renderUi(<AmountField label="Pay" value="" onChange={() => undefined} onMax={onMax} />);
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(onMax).toHaveBeenCalledTimes(1);
  });
});
