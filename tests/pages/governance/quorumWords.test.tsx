import { expect, it } from 'vitest';
import { QuorumWords } from '#pages/governance/proposal/VoteFigures.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const wordsOf = (isReached: boolean | undefined, state: Parameters<typeof QuorumWords>[0]['state']) =>
  renderUi(<QuorumWords isReached={isReached} state={state} />).container.textContent;

it('the quorum is not reached yet while votes count, and not reached once voting has ended', () => {
  expect(wordsOf(false, 'active')).toMatch(/^Not reached yet/);
  expect(wordsOf(false, 'pending')).toMatch(/^Not reached yet/);
  expect(wordsOf(false, 'undetermined')).toMatch(/^Not reached yet/);
  expect(wordsOf(false, 'defeated')).toMatch(/^Not reached:/);
  expect(wordsOf(false, 'canceled')).toMatch(/^Not reached:/);
  expect(wordsOf(true, 'defeated')).toBe('Quorum reached');
});

it('an unknown quorum is neither reached nor missed', () => {
  expect(wordsOf(undefined, 'active')).toBe('');
});
