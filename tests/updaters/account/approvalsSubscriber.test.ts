import { zeroPadValue } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createApprovalsStore } from '#stores/approvalsStore.ts';
import { createApprovalMemory, createApprovalsSubscriber } from '#updaters/account/approvalsSubscriber.ts';
import { keyOf, word } from '../../support/fakeNode.ts';
import { openLogChain, openTicks } from '../../support/logChain.ts';
import { alice, bob, FAKE, MYT, multicall, storageIn, USDC, WMATIC } from '../../support/positionsWorld.ts';

const ROUTER = bob;
const BOOK = FAKE;
const spenders = [BOOK, ROUTER];
const FIRST_BLOCK = 10;

const topicOf = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;

/** A node with approvals and what is left of them. */
const openChain = () => {
  const world = openLogChain();
  const allow = (token: Address, spender: Address, allowance: Hex | 'revert' | 'burnsAllGas'): void => {
    world.node.contracts.set(keyOf(erc20.allowance.call(token, alice, spender)), allowance);
  };
  const emit = (token: Address, spender: Address, block: number): void => {
    const topics = [poolTopics.approval, topicOf(alice), topicOf(spender)];
    world.emit({ address: token.toLowerCase(), topics, data: word(1n) }, block);
  };
  const approve = (token: Address, spender: Address, block: number, amount = 5n): void => {
    allow(token, spender, word(amount));
    emit(token, spender, block);
  };
  return { world, ...world, allow, emit, approve };
};

/** Alice's page. */
const openPage = (world: ReturnType<typeof openChain>, kept = new Map<string, string>()) => {
  const store = createApprovalsStore();
  const part = createApprovalsSubscriber({
    store,
    rpc: world.node,
    multicall,
    spenders,
    firstBlock: FIRST_BLOCK,
    memoryOf: (searched) => createApprovalMemory(storageIn(kept), searched),
  });
  store.watch(alice);
  const found = () => store.found(alice).approvals.map(({ token, spender, block }) => [token, spender, block]);
  return { store, ...openTicks(world.world, part), found };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('approvals are found by their logs, and checked', () => {
  it('finds approvals of any token, however long ago, each with its last block, and reports the range read', async () => {
    const world = openChain();
    world.approve(USDC, BOOK, 20);
    world.approve(USDC, BOOK, 4900);
    world.approve(MYT, ROUTER, 30);
    const { store, tick, found } = openPage(world);
    await tick(5000);
    expect(found()).toEqual([
      [USDC, BOOK, 4900],
      [MYT, ROUTER, 30],
    ]);
    expect(store.found(alice)).toMatchObject({
      status: 'complete',
      coverage: { fromBlock: FIRST_BLOCK, toBlock: 5000 },
    });
    await tick(5001);
    expect(store.found(alice).coverage).toEqual({ fromBlock: FIRST_BLOCK, toBlock: 5001 });
  });

  it('approvals that allow nothing any more, or of tokens that only emit logs, are left out', async () => {
    const world = openChain();
    world.approve(USDC, BOOK, 20, 0n);
    world.emit(MYT, BOOK, 21);
    for (const [n, bad] of (
      ['revert', 'burnsAllGas', '0x', '0x01', word(1n) + '0'.repeat(200_000)] as const
    ).entries()) {
      const token = `0x${String(n + 1).repeat(40)}` as Address;
      world.emit(token, ROUTER, 40 + n);
      world.allow(token, ROUTER, bad as Hex);
    }
    world.approve(WMATIC, ROUTER, 50);
    const { tick, found } = openPage(world);
    await tick(1000);
    expect(found()).toEqual([[WMATIC, ROUTER, 50]]);
  });

  it('one given while the page is open is found, and one that is given again', async () => {
    const world = openChain();
    world.approve(USDC, BOOK, 20, 0n);
    const { tick, found } = openPage(world);
    await tick(1000);
    expect(found()).toEqual([]);
    world.approve(USDC, BOOK, 1001);
    await tick(1001);
    expect(found()).toEqual([[USDC, BOOK, 1001]]);
  });

  it('one that a lagging node does not have yet is checked again', async () => {
    const world = openChain();
    const { tick, found } = openPage(world);
    await tick(1000);
    world.emit(USDC, BOOK, 1001);
    world.allow(USDC, BOOK, word(0n));
    await tick(1001, 1000);
    expect(found()).toEqual([]);
    world.allow(USDC, BOOK, word(5n));
    await tick(1002);
    expect(found()).toEqual([[USDC, BOOK, 1001]]);
    const requests = world.node.requests.length;
    await tick(1003);
    expect(world.node.requests.length).toBe(requests);
  });
});

describe('a node that refuses', () => {
  it('is reported, and tried again by a press; what was found stays', async () => {
    const world = openChain();
    world.chain.isRefusing = true;
    world.approve(USDC, BOOK, 20);
    const { store, tick, found } = openPage(world);
    await tick(1000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.found(alice)).toMatchObject({ status: 'failed', coverage: undefined });
    world.chain.isRefusing = false;
    store.retry();
    await tick(1001);
    expect(store.found(alice).status).toBe('complete');
    expect(found()).toEqual([[USDC, BOOK, 20]]);
  });
});

describe('the approvals found are remembered', () => {
  it('a later page asks only about the blocks since', async () => {
    const world = openChain();
    const kept = new Map<string, string>();
    world.approve(USDC, BOOK, 20);
    world.approve(MYT, BOOK, 21, 0n);
    await openPage(world, kept).tick(5000);
    world.approve(WMATIC, ROUTER, 5500);
    world.ranges.length = 0;
    const { store, tick, found } = openPage(world, kept);
    await tick(6000);
    expect(found()).toEqual([
      [WMATIC, ROUTER, 5500],
      [USDC, BOOK, 20],
    ]);
    expect(Math.min(...world.ranges)).toBe(5001 - rules.positions.depthBlocks - rules.positions.overlapBlocks);
    expect(store.found(alice).coverage).toEqual({ fromBlock: FIRST_BLOCK, toBlock: 6000 });
  });

  it('one taken back so lately that it may come back is kept', async () => {
    const world = openChain();
    const kept = new Map<string, string>();
    world.approve(USDC, BOOK, 20);
    world.approve(USDC, BOOK, 4999, 0n);
    await openPage(world, kept).tick(5000);
    world.chain.logs.pop();
    world.allow(USDC, BOOK, word(5n));
    const { tick, found } = openPage(world, kept);
    await tick(5001);
    expect(found()).toEqual([[USDC, BOOK, 20]]);
  });

  it.each(['', '[]', 'null', `{"137:${alice}":{"fromBlock":10,"toBlock":4000,"hash":7}}`])(
    'storage that says %j is harmless',
    async (text) => {
      const world = openChain();
      world.approve(USDC, BOOK, 20);
      const { tick, found } = openPage(world, new Map([['approvals', text]]));
      await tick(5000);
      expect(found()).toEqual([[USDC, BOOK, 20]]);
    },
  );

  it('nothing is known for a contract that was not configured then', () => {
    const storage = storageIn(new Map());
    const remembered = {
      coverage: { fromBlock: 1, toBlock: 2 },
      hash: '0x1',
      found: [{ token: USDC, spender: BOOK, block: 1 }],
    };
    createApprovalMemory(storage, [BOOK]).write(alice, remembered);
    expect(createApprovalMemory(storage, [BOOK]).restore(alice)).toEqual(remembered);
    expect(createApprovalMemory(storage, spenders).restore(alice)).toBeUndefined();
  });
});

it('after a rewind everything is read again, and what was replaced goes', async () => {
  const world = openChain();
  world.approve(USDC, BOOK, 20);
  world.approve(MYT, BOOK, 990);
  const { tick, rewind, found } = openPage(world);
  await tick(1000);
  expect(found()).toHaveLength(2);
  world.chain.fork = 1;
  world.chain.logs.pop();
  world.allow(MYT, BOOK, word(0n));
  rewind();
  await tick(998);
  await tick(999);
  expect(found()).toEqual([[USDC, BOOK, 20]]);
});
