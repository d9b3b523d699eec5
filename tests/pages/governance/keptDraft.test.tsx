import { expect, it } from 'vitest';
import { emptyProposal, proposalText, restoreProposal } from '../../../src/pages/governance/create/keptDraft.ts';

it('restores a proposal from its draft, and keeps none of an empty one', () => {
  const action = { key: 0, target: '0x12', signature: 'f(uint256)', args: ['7'], value: '1' };
  const typed = { title: 'T', body: 'B', drafts: [action, { ...action, key: 1 }] };
  expect(restoreProposal(proposalText(typed))).toEqual(typed);
  expect(proposalText(emptyProposal)).toBe('');
  expect(restoreProposal('')).toEqual(emptyProposal);
});

it.each(['', '{', 'null', '[]', '7', '{"drafts":7}', '{"title":7,"drafts":[]}'])('restores nothing from %j', (stored) =>
  expect(restoreProposal(stored)).toEqual(emptyProposal),
);

it('restores a damaged action as an empty one', () => {
  const empty = { target: '', signature: '', value: '' };
  expect(restoreProposal('{"drafts":[7,{"target":{},"args":[7,"8"]}]}').drafts).toEqual([
    { key: 0, ...empty, args: [] },
    { key: 1, ...empty, args: ['', '8'] },
  ]);
});
