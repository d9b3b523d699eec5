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

it('reports each change until it is stopped, and nothing before the first', () => {
  const states: boolean[] = [];
  const stop = onVisibilityChange((visible) => void states.push(visible));
  expect(states).toEqual([]);
  turn('hidden');
  turn('visible');
  stop();
  turn('hidden');
  expect(states).toEqual([false, true]);
});
