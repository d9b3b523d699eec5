import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ReadAge } from '#features/rewards/index.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { ReadPace } from '#reads/calls/ReadPace.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { useListPace, useVisitorPace } from '#reads/rewards/useListPace.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const OWN: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const supply = erc20.totalSupply.call(USDC);

function Figures(): null {
  useCalls([supply]);
  return null;
}

/** The pace at which a page reads a figure, and its words about the age. */
const show = (usePace: typeof useListPace, account: Address | undefined) => {
  const { store, wrapper } = openReads();
  function Page() {
    return (
      <ReadPace value={usePace(account)}>
        <Figures />
        <ReadAge />
      </ReadPace>
    );
  }
  const { container } = renderUi(wrapper({ children: <Page /> }));
  act(() => applyListeners(store.dispatch));
  const paces = Object.keys(store.getState().multicall.callListeners[137]?.[toCallKey(supply)] ?? {});
  const words = container.textContent;
  cleanup();
  return { paces, words };
};

it('a page for visitors is read every half minute and says so; with an account it is read with each block', () => {
  expect(show(useVisitorPace, undefined)).toEqual({
    paces: ['15'],
    words: 'Figures here are up to half a minute old.',
  });
  expect(show(useVisitorPace, OWN)).toEqual({ paces: ['1'], words: '' });
});

it('a list says what is older than a block, and what is not', () => {
  expect(show(useListPace, OWN)).toEqual({
    paces: ['15'],
    words: 'Figures here are up to half a minute old. Your own amounts are read with every block.',
  });
});
