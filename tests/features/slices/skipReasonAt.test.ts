import { expect, it } from 'vitest';
import { skipReasonAt } from '#features/slices/skipReasonAt.ts';

const reason = { code: 'noFill' } as const;
const view = { turn: 'due', offer: { code: 'skip', reason }, atBlock: 101 } as const;

it('skips a due slice by a book that is newer than its due time', () => {
  expect(skipReasonAt(view, 100)).toBe(reason);
});

it('skips nothing by an older book, by an unknown price, and while slices are missed', () => {
  expect(skipReasonAt({ ...view, atBlock: 100 }, 100)).toBeUndefined();
  expect(skipReasonAt({ ...view, atBlock: undefined }, 100)).toBeUndefined();
  expect(skipReasonAt({ ...view, offer: { code: 'unknown' } }, 100)).toBeUndefined();
  expect(skipReasonAt({ ...view, turn: 'missed' }, 100)).toBeUndefined();
});
