import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenChain, followChosenChain } from '#updaters/session/followChosenChain.ts';

const KEY = 'supportedChainId';
const choose = (chain: string): void => {
  localStorage.setItem(KEY, chain);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: chain }));
};

afterEach(() => localStorage.clear());

describe('the chain chosen last', () => {
  it.each([
    ['137', 137],
    ['1', 1],
    ['42', 137],
    ['', 137],
    ['polygon', 137],
    ['{"a":', 137],
  ])('%s stored is %i', (stored, chain) => {
    localStorage.setItem(KEY, stored);
    expect(chosenChain([137, 1])).toBe(chain);
  });

  it('reloads a page without an account when another tab chooses another one that is supported', () => {
    const reload = vi.fn();
    const leave = followChosenChain([137, 1], reload);
    choose('137');
    choose('42');
    expect(reload).not.toHaveBeenCalled();
    choose('1');
    expect(reload).toHaveBeenCalledTimes(1);
    leave();
    choose('1');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads while Polygon alone is supported', () => {
    const reload = vi.fn();
    followChosenChain(undefined, reload);
    for (const chain of ['1', '42', '137', 'x']) choose(chain);
    expect(reload).not.toHaveBeenCalled();
  });
});
