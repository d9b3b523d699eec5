import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisualViewportInset } from '#ui/hooks/useVisualViewportInset.ts';

const viewport = Object.assign(new EventTarget(), { scale: 1, height: 768, offsetTop: 0 });

beforeEach(() => void vi.stubGlobal('visualViewport', viewport));
afterEach(() => void vi.unstubAllGlobals());

function Covered(): ReactElement {
  return <output>{useVisualViewportInset()}</output>;
}

const keyboard = (height: number): void => {
  viewport.height = window.innerHeight - height;
  viewport.dispatchEvent(new Event('resize'));
};

it('the covered height follows the keyboard, and is not kept from a time when nobody followed', () => {
  const { unmount } = render(<Covered />);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  act(() => keyboard(300));
  expect(screen.getByRole('status')).toHaveTextContent('300');
  unmount();
  keyboard(0);
  render(<Covered />);
  expect(screen.getByRole('status')).toHaveTextContent('0');
});
