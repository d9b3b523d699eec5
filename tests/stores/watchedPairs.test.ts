import { describe, expect, it, vi } from 'vitest';
import { createWatchedPairs } from '#stores/watchedPairs.ts';
import { tokens } from '../support/fakeBook.ts';

const { pair } = tokens;

describe('pairs that somebody watches', () => {
  it('stay watched until the last one has left, however often each says so', () => {
    const pairs = createWatchedPairs<string>();
    const listener = vi.fn();
    pairs.onWatched(listener);
    const [first, second] = [pairs.watchPair(tokens), pairs.watchPair(tokens)];
    first();
    first();
    expect(pairs.watched()).toEqual([tokens]);
    expect(listener).toHaveBeenCalledTimes(1);
    second();
    expect(pairs.watched()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('an answer after they have left is dropped, and a returning subscriber starts with the first state', () => {
    const pairs = createWatchedPairs('unread');
    const listener = vi.fn();
    pairs.subscribe(listener);
    const leave = pairs.watchPair(tokens);
    pairs.record(pair, 'read');
    expect(pairs.latest(pair)).toBe('read');
    leave();
    pairs.record(pair, 'late');
    expect(pairs.latest(pair)).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
    pairs.watchPair(tokens);
    expect(pairs.latest(pair)).toBe('unread');
  });
});
