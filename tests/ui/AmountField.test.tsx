import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../src/ui/AmountField.tsx';
import { renderUi } from './renderUi.tsx';

const digitsWithOneDot = (text: string): boolean => /^\d*\.?\d*$/.test(text);

function Pay({ error }: { readonly error?: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  return <AmountField label="Pay" value={text} onChange={setText} accept={digitsWithOneDot} error={error} />;
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Pay' });

describe('AmountField', () => {
  it('commas become dots', async () => {
    renderUi(<Pay />);
    await userEvent.type(field(), '1,5');
    expect(field()).toHaveValue('1.5');
  });

  it('leaves what was typed when the rule refuses a key', async () => {
    renderUi(<Pay />);
    await userEvent.type(field(), '1.2.3x4');
    expect(field()).toHaveValue('1.234');
  });

  it('max length 79, also when pasted', async () => {
    renderUi(<Pay />);
    await userEvent.type(field(), '1'.repeat(85));
    expect(field()).toHaveValue('1'.repeat(79));
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('2'.repeat(200));
    expect(field()).toHaveValue('2'.repeat(79));
  });

  it('placeholder 0.0', () => {
    renderUi(<Pay />);
    expect(field()).toHaveAttribute('placeholder', '0.0');
  });

  it('an error is said by the field and clears nothing', async () => {
    const { rerender } = renderUi(<Pay />);
    await userEvent.type(field(), '900');
    rerender(<Pay error="Insufficient MATIC balance" />);
    expect(field()).toHaveValue('900');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Insufficient MATIC balance');
    expect(screen.getByRole('alert')).toHaveTextContent('Insufficient MATIC balance');
  });

  it('Max is a button of its own', async () => {
    const onMax = vi.fn();
    renderUi(<AmountField label="Pay" value="" onChange={() => undefined} accept={() => true} onMax={onMax} />);
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(onMax).toHaveBeenCalledTimes(1);
  });
});
