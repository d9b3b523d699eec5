import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardProperty } from '#ui/hooks/useKeyboardProperty.ts';

const viewport = Object.assign(new EventTarget(), { scale: 1, height: 768, offsetTop: 0 });

beforeEach(() => void vi.stubGlobal('visualViewport', viewport));
afterEach(() => void vi.unstubAllGlobals());

function Page(): null {
  useKeyboardProperty();
  return null;
}

it('gives the page how much the on-screen keyboard covers, while it is open', () => {
  const root = document.documentElement;
  const keyboard = (height: number): void => {
    viewport.height = window.innerHeight - height;
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
  render(<Page />);
  expect([root.hasAttribute('data-keyboard'), root.style.getPropertyValue('--covered')]).toEqual([false, '']);
  keyboard(300);
  expect([root.hasAttribute('data-keyboard'), root.style.getPropertyValue('--covered')]).toEqual([true, '300px']);
  keyboard(0);
  expect([root.hasAttribute('data-keyboard'), root.style.getPropertyValue('--covered')]).toEqual([false, '']);
});
