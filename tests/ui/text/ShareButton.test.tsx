import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from '#ui/text/ShareButton.tsx';
import { renderUi } from '../renderUi.tsx';

const url = 'https://exchange.example/join/abc';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('opens the share sheet with the link, and a closed sheet is no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderUi(<ShareButton url={url} label="Share the link of abc" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share the link of abc' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url });
});

it('is absent in a browser without a share sheet', () => {
  renderUi(<ShareButton url={url} />);
  expect(screen.queryByRole('button')).toBeNull();
});
