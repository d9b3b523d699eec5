import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { marketRead, openDesk } from './tradeDesk.tsx';

afterEach(() => vi.unstubAllGlobals());

const typeInto = (field: HTMLElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

it('shows the first digit and its counter amount before the figures of the quote are built', async () => {
  const { user } = openDesk({ connected: false });
  await marketRead(false);
  const pay = screen.getByRole('textbox', { name: 'Amount to pay' });
  const receive = screen.getByRole('textbox', { name: 'Amount to receive' });
  const figures = (): HTMLElement | null => screen.queryByRole('group', { name: 'How it fills' });
  // Loads the quote engine and the preview.
  await user.type(pay, '1');
  await waitFor(() => expect(figures()).toBeInTheDocument());
  await user.clear(pay);
  await waitFor(() => expect(figures()).not.toBeInTheDocument());
  // React then works in tasks as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  typeInto(pay, '2');
  await Promise.resolve();
  expect(pay).toHaveValue('2');
  expect(receive).not.toHaveValue('');
  expect(figures()).not.toBeInTheDocument();
  await waitFor(() => expect(figures()).toBeInTheDocument());
});
