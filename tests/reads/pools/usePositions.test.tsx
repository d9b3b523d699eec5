import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { rules } from '#config/rules.ts';
import { defaultExchange } from '#config/exchanges.ts';
import type { Position } from '#stores/positions.ts';
import { useLivePositions } from '#reads/pools/useLivePositions.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import { usePositions, type Positions } from '#reads/pools/usePositions.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { closedPositionsHidden } from '#state/user/slice.ts';
import { BlockUpdater } from '#updaters/block/BlockUpdater.tsx';
import { LazyUpdaters } from '#updaters/LazyUpdaters.tsx';
import { MulticallUpdater } from '#updaters/block/MulticallUpdater.tsx';
import { WalletUpdater } from '#updaters/session/WalletUpdater.tsx';
// Loaded ahead, so that no test waits for a script.
import '#updaters/startLazyUpdaters.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { HASH, receiptAt } from '../../support/sentRecord.ts';
import { alice, createPairsNode, USDC } from '../../support/pairsNode.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_LP_STAKING_ADDRESS', '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082');
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', `0x${'11'.repeat(20)}`);
  vi.stubEnv('VITE_ROUTER_ADDRESS', `0x${'22'.repeat(20)}`);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'ab'.repeat(32)}`);
});

const host = window as unknown as { ethereum?: unknown };

const lookAway = (hidden: boolean): void => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const open = (world: ReturnType<typeof createPairsNode>) => {
  host.ethereum = createFakeWallet({ eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x89' });
  window.localStorage.setItem('wallet', 'injected');
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false }),
  });
  const seen: { positions?: Positions; one?: Position | undefined } = {};
  const [first] = world.pairs;
  function Probe(): ReactElement {
    seen.positions = usePositions();
    useLivePositions(alice, seen.positions.positions.slice(0, 50));
    seen.one = usePosition(defaultExchange, first?.token1, first?.token0);
    const { status, positions } = seen.positions;
    return (
      <p>
        {status} {positions.length} at {store.getState().app.blockNumber[137]}
      </p>
    );
  }
  render(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter initialEntries={['/pool']}>
          <WalletUpdater />
          <MulticallUpdater />
          <LazyUpdaters />
          <BlockUpdater />
          <Probe />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const nextBlock = async (): Promise<void> => {
    world.block += 1;
    act(() => lookAway(true));
    act(() => lookAway(false));
    await waitFor(() => expect(store.getState().app.blockNumber[137]).toBe(world.block));
  };
  return { store, seen, nextBlock };
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  walletSession.clear();
  delete host.ethereum;
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const whenComplete = (count: number) => screen.findByText(new RegExp(`^complete ${count} at`));

it('All reads of the page in one multicall per block for 50 positions', async () => {
  const world = createPairsNode(50);
  const { seen, nextBlock } = open(world);
  await whenComplete(50);
  await waitFor(() => expect(seen.positions?.positions.map(({ holding }) => holding.staked)).not.toContain(undefined));
  await nextBlock();
  world.requests.length = 0;
  for (let i = 0; i < 3; i += 1) await nextBlock();
  // The stub runs no program of conditional reads. Its first request is repeated as a multicall.
  const multicalls = world.requests.filter(({ calls }) => calls > 0);
  // A future block may be requested again, with the same request.
  expect(new Set(multicalls.map(({ block }) => block)).size).toBeGreaterThanOrEqual(3);
  for (const { calls, methods } of multicalls) {
    // Each pair needs its reserves, supply, last product and balance; the first two also their stakes.
    expect(calls).toBe(50 * 4 + 2);
    expect(methods.filter((method) => method === 'eth_call')).toHaveLength(1);
  }
  expect(seen.positions?.positions.map(({ pool: { pair } }) => pair)).toEqual(world.pairs.map(({ pair }) => pair));
});

it('the first rows of many positions need 50 of them, and the list is complete once all are read', async () => {
  const world = createPairsNode(120);
  const { seen } = open(world);
  await screen.findByText(/^\w+ 50 at/);
  expect(seen.positions?.status).toBe('reading');
  // Two calls prove each pair; each read one needs up to eight.
  const proof = 2 * 120;
  expect(Math.max(...world.requests.map(({ calls }) => calls))).toBeLessThanOrEqual(Math.max(proof, 50 * 8) + 10);
  await whenComplete(120);
  expect(seen.positions?.positions.map(({ pool: { pair } }) => pair)).toEqual(world.pairs.map(({ pair }) => pair));
});

it('a long list is read every half a minute, its rows in view and all after an own transaction with each block', async () => {
  const world = createPairsNode(120);
  const { store, seen, nextBlock } = open(world);
  await whenComplete(120);
  await waitFor(() => expect(seen.positions?.positions.map(({ holding }) => holding.staked)).not.toContain(undefined));
  const callsOfBlock = async (): Promise<number> => {
    world.requests.length = 0;
    await nextBlock();
    return Math.max(...world.requests.map(({ calls }) => calls));
  };
  await nextBlock();
  const calls: number[] = [];
  for (let block = 0; block < rules.rewards.listBlocks; block += 1) calls.push(await callsOfBlock());
  const [inView, all] = [50 * 4 + 2, 120 * 4 + 2];
  expect(calls.filter((count) => count >= all)).toHaveLength(1);
  expect(calls.filter((count) => count >= inView && count < inView + 20)).toHaveLength(calls.length - 1);
  expect(seen.positions?.pace).toEqual({ blocks: rules.rewards.listBlocks, account: undefined });

  const info = { kind: 'approve', token: { symbol: 'USDC', decimals: 6 }, spender: alice, amount: '1' } as const;
  const receipt = readReceipt(receiptAt(world.block))?.receipt;
  act(() => {
    store.dispatch(added({ hash: HASH, from: alice, chainId: 137, summary: 'Approve', info, addedTime: 1 }));
    if (receipt) store.dispatch(receiptFound({ chainId: 137, hash: HASH, receipt, confirmedTime: 5 }));
  });
  expect(seen.positions?.pace).toBeUndefined();
  expect(await callsOfBlock()).toBeGreaterThanOrEqual(all);
});

it('a position has the amounts in the wallet and staked, and whether rewards continue', async () => {
  const world = createPairsNode(3);
  const { seen } = open(world);
  await whenComplete(3);
  await waitFor(() =>
    expect(seen.positions?.positions.map(({ holding, mining }) => ({ ...holding, mining }))).toEqual([
      { wallet: 7n, staked: 4n, mining: { pid: 0n, isFinished: false } },
      { wallet: 7n, staked: 0n, mining: { pid: 1n, isFinished: true } },
      { wallet: 7n, staked: 0n, mining: undefined },
    ]),
  );
  expect(seen.one).toEqual(seen.positions?.positions[0]);
});

it('closed positions are listed unless they are hidden', async () => {
  const world = createPairsNode(3);
  world.wallet.set(world.pairs[2]?.pair ?? '', 0n);
  const { store, seen } = open(world);
  await whenComplete(3);
  expect(seen.positions?.hiddenClosed).toBe(0);
  act(() => void store.dispatch(closedPositionsHidden(true)));
  await whenComplete(2);
  expect(seen.positions?.hiddenClosed).toBe(1);
});

it('a token without symbol, name and decimals hides no position: UNKNOWN, Unknown Token, and amounts in raw units', async () => {
  const world = createPairsNode(3);
  const [, strange] = world.pairs;
  const token = strange?.token0 === USDC ? strange.token1 : (strange?.token0 ?? USDC);
  world.mute.add(token);
  const { seen } = open(world);
  await whenComplete(3);
  const symbols = seen.positions?.positions.map(({ token0, token1 }) => (token0.address === USDC ? token1 : token0));
  expect(symbols?.map(({ symbol, name, decimals, inRawUnits }) => [symbol, name, decimals, inRawUnits])).toEqual([
    ['TOKEN', 'A token', 18, undefined],
    ['UNKNOWN', 'Unknown Token', 0, true],
    ['TOKEN', 'A token', 18, undefined],
  ]);
});

it('nothing is staked in a rewards contract without any pool', async () => {
  const world = createPairsNode(2);
  world.rewardsPools = 0;
  const { seen } = open(world);
  await whenComplete(2);
  await waitFor(() => expect(seen.positions?.positions.map(({ holding }) => holding.staked)).toEqual([0n, 0n]));
});

it('the staked amount is unknown for a rewards contract that does not answer', async () => {
  const world = createPairsNode(2);
  world.rewardsPools = undefined;
  const { seen, nextBlock } = open(world);
  await whenComplete(2);
  for (let i = 0; i < 3; i += 1) await nextBlock();
  expect(seen.positions?.positions.map(({ holding }) => holding.staked)).toEqual([undefined, undefined]);
});
