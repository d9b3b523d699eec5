import { beforeEach, expect, it } from 'vitest';
import { emptyProposal, keepProposal, restoreProposal } from '../../../src/pages/governance/create/keptDraft.ts';

const KEY = 'proposalDraft';

beforeEach(() => {
  sessionStorage.clear();
});

it('what is typed as a proposal outlives a reload of its tab', () => {
  const action = { key: 0, target: '0x12', signature: 'f(uint256)', args: ['7'], value: '1' };
  const typed = { title: 'T', body: 'B', drafts: [action, { ...action, key: 1 }] };
  keepProposal(typed);
  expect(restoreProposal()).toEqual(typed);
  keepProposal(emptyProposal);
  expect(restoreProposal()).toEqual(emptyProposal);
});

it.each(['', '{', 'null', '[]', '7', '{"drafts":7}', '{"title":7,"drafts":[]}'])(
  'of %j nothing is restored',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(restoreProposal()).toEqual(emptyProposal);
  },
);

it('a damaged action is empty', () => {
  sessionStorage.setItem(KEY, '{"drafts":[7,{"target":{},"args":[7,"8"]}]}');
  const empty = { target: '', signature: '', value: '' };
  expect(restoreProposal().drafts).toEqual([
    { key: 0, ...empty, args: [] },
    { key: 1, ...empty, args: ['', '8'] },
  ]);
});
