import { act, cleanup } from '@testing-library/react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { erc20 } from '#chain/abis/erc20.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ReadAge } from '#features/rewards/index.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { ReadPace } from '#reads/calls/ReadPace.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { useListPace } from '#reads/rewards/useListPace.ts';
import { VisitorPace } from '#reads/rewards/VisitorPace.tsx';
import { blockSeen } from '#state/app/slice.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const OWN: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const supply = erc20.totalSupply.call(USDC);

/** The pace at which a page reads a figure, its words about the age, and the blocks that it shows. */
const show = (Paced: (props: { readonly children: ReactNode }) => ReactElement) => {
  const { store, wrapper } = openReads();
  const blocks: unknown[] = [];
  const Figures = memo(function Figures() {
    useCalls([supply]);
    blocks.push(useBlock().number);
    return null;
  });
  const page = (
    <WalletProvider>
      <Paced>
        <Figures />
        <ReadAge />
      </Paced>
    </WalletProvider>
  );
  const { container } = renderUi(wrapper({ children: page }));
  act(() => applyListeners(store.dispatch));
  const paces = Object.keys(store.getState().multicall.callListeners[137]?.[toCallKey(supply)] ?? {});
  const seen = { chainId: 137, blockTimestamp: 1, seenAtMs: 2 };
  for (const blockNumber of [2, 15, 16]) act(() => void store.dispatch(blockSeen({ ...seen, blockNumber })));
  const words = container.textContent;
  cleanup();
  return { paces, words, blocks: [...new Set(blocks)] };
};

afterEach(() => watchedAccount.set({ phase: 'off' }));

it('a page for visitors reads and shows every 15th block and says so; with an account it follows each block', () => {
  expect(show(VisitorPace)).toEqual({
    paces: ['15'],
    words: 'Figures here are up to 15 blocks older than the newest block.',
    blocks: [1, 16],
  });
  watchedAccount.set({ phase: 'watching', account: OWN, name: undefined });
  expect(show(VisitorPace)).toEqual({ paces: ['1'], words: '', blocks: [1, 2, 15, 16] });
});

it('a list says what is older than a block, and what is not', () => {
  const List = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <ReadPace value={useListPace(OWN)}>{children}</ReadPace>
  );
  expect(show(List)).toMatchObject({
    paces: ['15'],
    words: 'Figures here are up to 15 blocks older than the newest block. Your own amounts are read with every block.',
  });
});
