import { act, renderHook, screen } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import { Summary } from '#pages/pool/Summary.tsx';
import { useOwnPools, usePoolPage } from '#pages/pool/usePoolPage.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E6, maker, MYT, USDC, WMATIC } from '../trade/mockMarket.ts';

const chainId = 137;
const account = maker(41);
const found = [MYT, WMATIC].map(({ address }) => exchangePair(defaultExchange, address, USDC.address));
const pairs = found.map(({ pair }) => pair);
/** Pool tokens of the account in pools of equal size: the second position is the larger one. */
const HELD = [1n, 2n];
/** Answers may request further calls. */
const ROUNDS = 5;

const numbers = (...values: readonly bigint[]): CallOutcome => ({
  status: 'success',
  data: AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values,
  ) as `0x${string}`,
});

const answers = new Map(
  [
    [protocolFee.feeTo.call(defaultExchange.factory), numbers(0n)] as const,
    ...pairs.flatMap((pair, i): readonly (readonly [Call, CallOutcome])[] => [
      [pairAbi.getReserves.call(pair), numbers(1000n * E6, 1000n * E6, 0n)],
      [erc20.totalSupply.call(pair), numbers(10n)],
      [poolAbi.kLast.call(pair), numbers(0n)],
      [erc20.balanceOf.call(pair, account), numbers(HELD[i] ?? 0n)],
    ]),
  ].map(([call, outcome]) => [toCallKey(call), outcome]),
);

beforeEach(() => {
  startOutside({});
  watchedAccount.set({ phase: 'watching', account, name: undefined });
});
afterEach(() => {
  watchedAccount.set({ phase: 'off' });
  vi.unstubAllGlobals();
});

const open = (first: SearchStatus | 'expected' = 'reading', atFirst = found) => {
  const { store, wrapper } = openReads();
  const { result } = renderHook(() => usePoolPage(useOwnPools()), { wrapper });
  const find = (status: SearchStatus, sought = found): void =>
    act(() => positionsStore.record(account, { status, pairs: sought, tokens: [], fromBlock: 1 }));
  const expectFound = (): void =>
    act(() =>
      positionsStore.record(account, {
        ...{ status: 'loading', pairs: [], tokens: [], fromBlock: undefined },
        expected: found,
      }),
    );
  const answerDue = (): void => {
    act(() => applyListeners(store.dispatch));
    const due = selectDueCalls(store.getState(), chainId, 1);
    const outcomes = Object.fromEntries(
      due.map((key) => [key, answers.get(key) ?? { status: 'unsupported' as const }]),
    );
    act(() => void store.dispatch(resultsFetched({ chainId, blockNumber: 1, outcomes })));
  };
  const answerAll = (): void => {
    for (let round = 0; round < ROUNDS; round += 1) answerDue();
  };
  if (first === 'expected') expectFound();
  else find(first, atFirst);
  answerAll();
  const shown = () =>
    result.current.positions.map((position) => [position.pool.pair, result.current.isExpanded(position)]);
  return { page: () => result.current, rank: () => find('complete'), find, answerAll, shown, store };
};

it('cards are ranked once all are found and valued, and the first is expanded', () => {
  const { rank, shown } = open();
  expect(shown()).toEqual([
    [pairs[0], true],
    [pairs[1], false],
  ]);
  rank();
  expect(shown()).toEqual([
    [pairs[1], true],
    [pairs[0], false],
  ]);
});

it('the open card stays open while others arrive above it', () => {
  const { find, answerAll, shown } = open('reading', found.slice(1));
  expect(shown()).toEqual([[pairs[1], true]]);
  find('reading');
  answerAll();
  expect(shown()).toEqual([
    [pairs[0], false],
    [pairs[1], true],
  ]);
});

it('cards that one points at stay where they are, so that a press does what was aimed at', () => {
  const { page, rank, shown } = open();
  act(() => page().hold());
  rank();
  act(() =>
    page()
      .positions.slice(1)
      .forEach((second) => page().toggle(second)),
  );
  expect(shown()).toEqual([
    [pairs[0], true],
    [pairs[1], true],
  ]);
});

it('fees are still loading while the history of a position is not known', () => {
  const { page, rank, store } = open();
  rank();
  expect(page().totals.fees).toEqual({ value: undefined, uncounted: 2, isWaiting: true });
  renderUi(
    <Provider store={store}>
      <Summary view={page()} />
    </Provider>,
  );
  expect(screen.getByText('Fees earned').nextSibling).toHaveTextContent('–still loading');
});

it('positions of the last visit are read before the chain confirms them, and shown with the block that does', () => {
  const { page, find, shown } = open('expected');
  expect([page().positions, page().status]).toEqual([[], 'loading']);
  find('reading');
  expect(shown()).toEqual([
    [pairs[0], true],
    [pairs[1], false],
  ]);
});

it('a total of the positions found so far says that it is not whole', () => {
  const { page, find, store } = open();
  const noteOf = (status: SearchStatus): string => {
    find(status);
    const view = { ...page(), totals: { ...page().totals, value: { numerator: 5n, denominator: 1n } } };
    const { unmount } = renderUi(
      <Provider store={store}>
        <Summary view={view} />
      </Provider>,
    );
    const note = screen.getByText('Total value').nextSibling?.textContent ?? '';
    unmount();
    return note;
  };
  expect(noteOf('reading')).toBe('$5.00still loading');
  expect(noteOf('failed')).toBe("$5.00something couldn't load");
  expect(noteOf('complete')).toBe('$5.00Staked pool tokens included');
});
