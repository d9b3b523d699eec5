import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StakeAndEarn, symbolsOf } from '#programmes/rowWords.tsx';
import { MYT } from '../pages/trade/mockMarket.ts';
import { renderUi } from '../ui/renderUi.tsx';

it('a reward that is not known yet is shown as unknown, never left out', () => {
  expect(symbolsOf([MYT, undefined])).toBe('MYT + –');
  expect(symbolsOf([undefined])).toBe('–');
  expect(symbolsOf([MYT])).toBe('MYT');
});

it('no translator changes the symbols of what is staked and earned', () => {
  renderUi(<StakeAndEarn stake="MATIC" pays="MYT" />);
  for (const symbol of ['MATIC', 'MYT']) expect(screen.getByText(symbol)).toHaveAttribute('translate', 'no');
});
