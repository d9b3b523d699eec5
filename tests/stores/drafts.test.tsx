import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';

const [FIRST, SECOND]: readonly [Hex, Hex] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`];

/** The store as a reload of the tab leaves it. */
const reload = async () => {
  window.dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  return (await import('#stores/drafts.ts')).drafts;
};

beforeEach(() => sessionStorage.clear());

it('keeps a draft over a reload, and empties it once its transaction succeeded', async () => {
  const before = await reload();
  before.write('bond', '12.5');
  before.sent('bond', FIRST);
  const drafts = await reload();
  expect(drafts.read('bond')).toBe('12.5');
  expect(drafts.pending()).toEqual([FIRST]);
  drafts.settle(FIRST, true);
  expect(drafts.read('bond')).toBe('');
  expect(drafts.isDone('bond', '12.5')).toBe(true);
  expect((await reload()).read('bond')).toBe('');
});

it('links a draft over a reload with the transaction of its request, unless it was changed', async () => {
  const before = await reload();
  before.write('bond', '12.5');
  before.sent('bond', 'request 1', '4');
  before.write('add', '1');
  before.sent('add', 'request 2');
  before.write('add', '2');
  const drafts = await reload();
  expect(drafts.pending()).toEqual(['request 1']);
  drafts.settle('request 1', true);
  drafts.settle('request 2', true);
  expect([drafts.read('bond'), drafts.rest('bond'), drafts.read('add')]).toEqual(['', '4', '2']);
});

it('a request for the whole amount leaves nothing of what an earlier request for a part would have left', async () => {
  const drafts = await reload();
  drafts.write('ticket', '600');
  drafts.sent('ticket', 'request 1', '400');
  drafts.sent('ticket', 'request 2');
  drafts.settle('request 2', true);
  expect([drafts.isDone('ticket', '600'), drafts.rest('ticket')]).toEqual([true, '']);
  expect((await reload()).rest('ticket')).toBe('');
});

it('keeps a draft whose transaction failed, and one that was changed after it was sent', async () => {
  const drafts = await reload();
  drafts.write('add', '1');
  drafts.sent('add', FIRST);
  drafts.settle(FIRST, false);
  expect(drafts.read('add')).toBe('1');
  expect(drafts.pending()).toEqual([]);
  drafts.sent('add', SECOND);
  drafts.write('add', '2');
  drafts.settle(SECOND, true);
  expect(drafts.read('add')).toBe('2');
});

it('stores a typed text once it is painted, and one that was sent at once', async () => {
  const drafts = await reload();
  vi.useFakeTimers();
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  for (const text of ['1', '12', '12.5']) drafts.write('bond', text);
  expect(stored).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(stored).toHaveBeenCalledTimes(1);
  drafts.write('bond', '13');
  drafts.sent('bond', FIRST);
  expect(stored).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(stored).toHaveBeenCalledTimes(2);
  stored.mockRestore();
  vi.useRealTimers();
  const after = await reload();
  expect([after.read('bond'), after.pending()]).toEqual(['13', [FIRST]]);
});

it('takes up the proposal that an earlier release kept', async () => {
  sessionStorage.setItem('proposalDraft', '{"title":"T"}');
  const drafts = await reload();
  expect(drafts.read('proposal')).toBe('{"title":"T"}');
  drafts.write('proposal', '');
  expect((await reload()).read('proposal')).toBe('');
});

it('only success or an empty text removes a draft, whatever happens in whatever order', async () => {
  const drafts = await reload();
  const act = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), text: fc.stringMatching(/^\d{0,3}$/) }),
    fc.record({ kind: fc.constant('sent' as const), hash: fc.constantFrom(FIRST, SECOND) }),
    fc.record({ kind: fc.constant('failed' as const), hash: fc.constantFrom(FIRST, SECOND) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      drafts.write('form', '');
      let typed = '';
      for (const one of acts) {
        if (one.kind === 'write') {
          typed = one.text;
          drafts.write('form', typed);
        } else if (one.kind === 'sent') drafts.sent('form', one.hash);
        else drafts.settle(one.hash, false);
        expect(drafts.read('form')).toBe(typed);
      }
    }),
  );
});

it.each(['{', '7', '{"a":7,"b":{"text":1}}', '{"c":{"text":"x","sent":[1]}}'])('reads %j', async (stored) => {
  sessionStorage.setItem('drafts', stored);
  const drafts = await reload();
  expect(drafts.pending()).toEqual([]);
  expect(drafts.read('a') + drafts.read('b')).toBe('');
});
