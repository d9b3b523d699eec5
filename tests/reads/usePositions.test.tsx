import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Interface, zeroPadValue } from 'ethers';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '../../src/app/WalletProvider.tsx';
import { poolTopics } from '../../src/chain/abis/pool.ts';
import { contracts } from '../../src/chain/contracts.ts';
import { walletSession } from '../../src/chain/connectors/walletSession.ts';
import { exchangePair } from '../../src/chain/poolProof.ts';
import type { ExchangePair } from '../../src/chain/poolProof.ts';
import { defaultExchange } from '../../src/config/exchanges.ts';
import type { Address } from '../../src/domain/tokens/types.ts';
import { toChecksumAddress } from '../../src/lib/toChecksumAddress.ts';
import type { Position } from '../../src/reads/positions.ts';
import { usePosition } from '../../src/reads/usePosition.ts';
import { usePositions } from '../../src/reads/usePositions.ts';
import type { Positions } from '../../src/reads/usePositions.ts';
import { rootReducer } from '../../src/state/rootReducer.ts';
import { closedPositionsHidden } from '../../src/state/user/slice.ts';
import { AccountUpdater } from '../../src/updaters/AccountUpdater.tsx';
import { BlockUpdater } from '../../src/updaters/BlockUpdater.tsx';
import { MulticallUpdater } from '../../src/updaters/MulticallUpdater.tsx';
import { WalletUpdater } from '../../src/updaters/WalletUpdater.tsx';
// Loaded ahead, so that no test waits for a script.
import '../../src/updaters/accountParts.ts';
import { createFakeWallet } from '../support/fakeWallet.ts';
import { stubNode } from '../support/stubNode.ts';

const { STAKING } = vi.hoisted(() => {
  const staking = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
  vi.stubEnv('VITE_LP_STAKING_ADDRESS', staking);
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', `0x${'11'.repeat(20)}`);
  vi.stubEnv('VITE_ROUTER_ADDRESS', `0x${'22'.repeat(20)}`);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'ab'.repeat(32)}`);
  return { STAKING: staking };
});

vi.setConfig({ testTimeout: 60_000 });

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ZERO = `0x${'0'.repeat(40)}`;
const SUPPLY = 10n ** 18n;
const exchange = defaultExchange;
const host = window as unknown as { ethereum?: unknown };

const abi = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function feeTo() view returns (address)',
  'function paused() view returns (bool)',
  'function poolLength() view returns (uint256)',
  'function LpOfPid(address) view returns (uint256)',
  'function poolInfo(uint256) view returns (address, uint256, uint256, uint256, uint256, uint256)',
  'function userInfo(uint256, address) view returns (uint256, uint256, uint256)',
]);

/** An HTTP request: when it was sent, and what it asked. */
interface Seen {
  readonly block: number;
  readonly methods: readonly string[];
  /** Of its aggregates, without what is asked about the blocks themselves. */
  readonly calls: number;
}

/** What a token's pools hold: pool number 0 rewards the first pair, number 1 the second, whose rewards have ended. */
const createWorld = (count: number) => {
  const tokens = Array.from({ length: count }, (_, i) =>
    toChecksumAddress(`0x${(BigInt(i + 1) * 0x9999n).toString(16).padStart(40, '0')}`),
  );
  const pairs = tokens.map((token) => exchangePair(exchange, token, USDC));
  const byAddress = new Map<string, ExchangePair>(pairs.map((pair) => [pair.pair, pair]));
  const world = { block: 5000, pairs, wallet: new Map<string, bigint>(), requests: [] as Seen[] };
  let calls = 0;
  for (const { pair } of pairs) world.wallet.set(pair, 7n);
  const place = (lpToken: unknown): number =>
    Math.max(
      0,
      pairs.findIndex(({ pair }) => pair === lpToken),
    );
  const valuesOf = (target: string, name: string, args: readonly unknown[]): readonly unknown[] | undefined => {
    const pair = byAddress.get(target);
    const simple: Record<string, readonly unknown[] | undefined> = {
      getCurrentBlockTimestamp: [1_700_000_000 + world.block],
      symbol: ['TOKEN'],
      name: ['A token'],
      decimals: [18],
      token0: pair && [pair.token0],
      token1: pair && [pair.token1],
      getReserves: pair && [1000n, 2000n, 0],
      totalSupply: pair && [SUPPLY],
      kLast: pair && [0n],
      balanceOf: pair && [world.wallet.get(target) ?? 0n],
      feeTo: [ZERO],
      paused: target === STAKING ? [false] : undefined,
      poolLength: [2n],
      LpOfPid: [place(args[0]) < 2 ? place(args[0]) : 0],
      poolInfo: [pairs[Number(args[0])]?.pair, args[0] === 0n ? 5n : 0n, 0, 0, 0, 0],
      userInfo: [args[0] === 0n ? 4n : 0n, 0, 0],
    };
    return simple[name];
  };
  const read = ({ target, callData }: { readonly target: string; readonly callData: string }) => {
    const asked = abi.parseTransaction({ data: callData });
    const values = asked && valuesOf(target, asked.name, [...asked.args]);
    return { success: true, returnData: asked && values ? abi.encodeFunctionResult(asked.fragment, values) : '0x' };
  };
  const call = ([request]: readonly unknown[]): string => {
    const [, asked] = abi.decodeFunctionData(
      'tryBlockAndAggregate',
      (request as { readonly data: string }).data,
    ) as unknown as [boolean, readonly { readonly target: string; readonly callData: string }[]];
    calls += asked.filter(({ target }) => target !== contracts.multicall).length;
    return abi.encodeFunctionResult('tryBlockAndAggregate', [world.block, `0x${'0'.repeat(64)}`, asked.map(read)]);
  };
  const logs = ([filter]: readonly unknown[]): readonly unknown[] => {
    const { fromBlock, toBlock } = filter as { readonly fromBlock: string; readonly toBlock: string };
    const isIn = toBlock !== 'latest' && Number(fromBlock) <= 4000 && Number(toBlock) >= 4000;
    const topics = [poolTopics.transfer, zeroPadValue(ZERO, 32), zeroPadValue(alice, 32)];
    const place = { blockNumber: '0xfa0', blockHash: '0x1', logIndex: '0x1' };
    return isIn ? pairs.map(({ pair }) => ({ address: pair.toLowerCase(), topics, data: '0x', ...place })) : [];
  };
  stubNode({
    eth_call: call,
    eth_getLogs: logs,
    eth_getBlockByNumber: ([tag]: readonly unknown[]) => ({ number: tag, hash: '0x01', timestamp: '0x1' }),
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string }) => {
    calls = 0;
    const answered = answer(url, init);
    const methods = (JSON.parse(init.body) as readonly { readonly method: string }[]).map(({ method }) => method);
    world.requests.push({ block: world.block, methods, calls });
    return answered;
  });
  return world;
};

const lookAway = (hidden: boolean): void => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const open = (world: ReturnType<typeof createWorld>) => {
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
    seen.one = usePosition(exchange, first?.token1, first?.token0);
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
          <AccountUpdater />
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

const whenComplete = (count: number) => screen.findByText(new RegExp(`^complete ${count} at`), {}, { timeout: 20_000 });

it('All reads of the page in one multicall per block for 50 positions', async () => {
  const world = createWorld(50);
  const { seen, nextBlock } = open(world);
  await whenComplete(50);
  await waitFor(() => expect(seen.positions?.positions.map(({ holding }) => holding.staked)).not.toContain(undefined), {
    timeout: 20_000,
  });
  await nextBlock();
  world.requests.length = 0;
  for (let i = 0; i < 3; i += 1) await nextBlock();
  // A block that has not come yet may be asked for again, with the very same request.
  expect(new Set(world.requests.map(({ block }) => block)).size).toBeGreaterThanOrEqual(3);
  // Of each pair its reserves, supply, last product and balance; of the first two what is staked.
  const whole = { methods: ['eth_call', 'eth_getLogs'], calls: 50 * 4 + 2 };
  for (const request of world.requests) expect(request).toMatchObject(whole);
  expect(seen.positions?.positions.map(({ pool: { pair } }) => pair)).toEqual(world.pairs.map(({ pair }) => pair));
});

it('what is in the wallet, what is staked, and whether its rewards go on', async () => {
  const world = createWorld(3);
  const { seen } = open(world);
  await whenComplete(3);
  await waitFor(() => expect(seen.positions?.positions[0]?.holding.staked).toBe(4n));
  expect(seen.positions?.positions.map(({ holding, mining }) => ({ ...holding, mining }))).toEqual([
    { wallet: 7n, staked: 4n, mining: { pid: 0n, isFinished: false } },
    { wallet: 7n, staked: 0n, mining: { pid: 1n, isFinished: true } },
    { wallet: 7n, staked: 0n, mining: undefined },
  ]);
  expect(seen.one).toEqual(seen.positions?.positions[0]);
});

it('closed positions are listed unless they are hidden', async () => {
  const world = createWorld(3);
  world.wallet.set(world.pairs[2]?.pair ?? '', 0n);
  const { store, seen } = open(world);
  await whenComplete(3);
  expect(seen.positions?.hiddenClosed).toBe(0);
  act(() => void store.dispatch(closedPositionsHidden(true)));
  await whenComplete(2);
  expect(seen.positions?.hiddenClosed).toBe(1);
});
