import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isVisible, onVisibilityChange } from '#updaters/block/visibility.ts';

const openDocument = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page = openDocument();

beforeEach(() => {
  page = openDocument();
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

const turn = (state: string): void => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

it.each([
  ['visible', true],
  ['prerender', true],
  ['hidden', false],
])('a page that is %s can be seen: %s', (state, visible) => {
  page.visibilityState = state;
  expect(isVisible()).toBe(visible);
});

it('tells each change until it is stopped, and nothing before the first', () => {
  const told: boolean[] = [];
  const stop = onVisibilityChange((visible) => void told.push(visible));
  expect(told).toEqual([]);
  turn('hidden');
  turn('visible');
  stop();
  turn('hidden');
  expect(told).toEqual([false, true]);
});
