import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { marketRead, openDesk } from './tradeDesk.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a pressed tab of the book is marked before its content is built', async () => {
  openDesk({ connected: false });
  await marketRead(false);
  const ladder = screen.getByRole('grid', { name: /^Order book/ });
  const depth = screen.getByRole('tab', { name: 'Depth' });
  // React then works in tasks as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  depth.click();
  await Promise.resolve();
  expect(depth).toHaveAttribute('aria-selected', 'true');
  expect(ladder).toBeInTheDocument();
  await waitFor(() => expect(ladder).not.toBeInTheDocument());
  expect(depth).toHaveAttribute('aria-selected', 'true');
});
