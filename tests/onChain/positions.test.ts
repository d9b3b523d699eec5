import { keccak256, zeroPadValue, type Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { pool } from '#chain/abis/pool.ts';
import { readSeparately } from '#chain/reading/readSeparately.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { createPositionsStore } from '#stores/positionsStore.ts';
import type { PositionMemory } from '#updaters/account/positionArchive.ts';
import { createPositionsSubscriber } from '#updaters/account/positionsSubscriber.ts';
import { eventually } from '../support/eventually.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const AMOUNT = 10n ** 21n;
const FAR = 10_000_000_000n;
/** Storage slot of a Uniswap V2 pair's factory. */
const FACTORY_SLOT = '0x5';

const factoryArtifact = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
const routerArtifact = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const initCodeHash = keccak256(npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').bytecode) as Hex;
const stakingArtifact = ownArtifact('LpStaking');

const deployer = person('deployer');
const holder = person('m1');
const friend = person('m2');
const noMemory: PositionMemory = { restore: () => undefined, write: () => undefined };

let stage: Stage;
let staking: Address;
let home: ExchangeConfig;
let away: ExchangeConfig;
let unlistedToken: ExchangeConfig;

const openExchange = async (id: string, given?: Address): Promise<ExchangeConfig> => {
  const factory = given ?? (await stage.create(deployer, factoryArtifact, [deployer]));
  const router = await stage.create(deployer, routerArtifact, [factory, stage.weth]);
  return { id, name: id, factory, initCodeHash, router, feeFactor: 997, routerCallable: true };
};

beforeAll(async () => {
  stage = await createStage();
}, 240_000);

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.reset();
  home = await openExchange('home', stage.factory);
  away = await openExchange('away');
  unlistedToken = await openExchange('stranger');
  staking = await stage.create(deployer, stakingArtifact, [stage.tokenOf('T18b'), 0n, 0n]);
});

const act = (from: Address, abi: Interface, to: Address, method: string, args: readonly unknown[]) =>
  stage.executeAll([{ from, abi, to, method, args }]);

/** Liquidity as the router makes it. @returns the pair's address. */
const add = async (exchange: ExchangeConfig, from: Address, a: string, b: string): Promise<Address> => {
  const [tokenA, tokenB] = [stage.tokenOf(a), stage.tokenOf(b)];
  for (const token of [tokenA, tokenB]) await act(from, ABIS.token, token, 'approve', [exchange.router, WHOLE]);
  const amounts = [AMOUNT, AMOUNT, 0n, 0n];
  await act(from, routerArtifact.abi, exchange.router, 'addLiquidity', [tokenA, tokenB, ...amounts, from, FAR]);
  return exchangePair(exchange, tokenA, tokenB).pair;
};

const lpBalance = async (pair: Address, owner: Address): Promise<bigint> => {
  const [answer] = await stage.callAll([{ abi: ABIS.pair, to: pair, method: 'balanceOf', args: [owner] }]);
  return answer?.[0] as bigint;
};

const send = async (pair: Address, from: Address, to: Address): Promise<void> => {
  await act(from, ABIS.pair, pair, 'transfer', [to, await lpBalance(pair, from)]);
};

const stakeAll = async (pair: Address, owner: Address): Promise<void> => {
  await act(deployer, stakingArtifact.abi, staking, 'add', [0n, pair, false]);
  await act(owner, ABIS.pair, pair, 'approve', [staking, WHOLE]);
  await act(owner, stakingArtifact.abi, staking, 'deposit', [0n, await lpBalance(pair, owner)]);
};

const rpc = { send: <T>(method: string, params: readonly unknown[] = []) => stage.node.rpc<T>(method, ...params) };

/** The holder's page, one block at a time. */
const openPage = () => {
  const store = createPositionsStore();
  const contracts = { multicall: stage.multicall, exchanges: [home, away], staking };
  const part = createPositionsSubscriber({ store, rpc, ...contracts, firstBlock: 0, memory: noMemory });
  store.watch(holder);
  let lastBlock: number | undefined;
  const see = async (): Promise<readonly string[]> => {
    const phase = { kind: 'newBlock', lastBlock } as const;
    const requests = part.request(phase).requests ?? [];
    const sent = requests.map(
      async (request) => [request, await rpc.send(request.method, request.params).then(ok, err)] as const,
    );
    const responses = new Map(await Promise.all(sent));
    const blockNumber = Number(await rpc.send<Hex>('eth_blockNumber'));
    const before = store.found(holder).pairs;
    part.receive({ blockNumber, blockTimestamp: 0, calls: [], responses }, phase);
    await eventually(() => expect(store.found(holder).status).toBe('complete'));
    const isFollowing = lastBlock !== undefined;
    lastBlock = blockNumber;
    if (isFollowing) await eventually(() => expect(store.found(holder).pairs).not.toBe(before));
    return store.found(holder).pairs.map(({ exchange, pair }) => `${exchange.id} ${pair}`);
  };
  const rewind = (): void => {
    lastBlock = undefined;
  };
  return { see, rewind };
};

it('positions made by the router, by a transfer, staked wholly and on the other exchange are all found', async () => {
  const made = await add(home, holder, 'T18a', 'T18b');
  const given = await add(home, friend, 'T18a', 'T6a');
  await send(given, friend, holder);
  const elsewhere = await add(away, holder, 'T18a', 'T6a');
  const staked = await add(home, holder, 'T18b', 'T6b');
  await stakeAll(staked, holder);
  const alien = await add(home, friend, 'T6a', 'T6b');
  expect(await lpBalance(staked, holder)).toBe(0n);
  const found = await openPage().see();
  expect(found.toSorted()).toEqual([`home ${made}`, `home ${given}`, `away ${elsewhere}`, `home ${staked}`].toSorted());
  expect(found).not.toContain(`home ${alien}`);
});

it('a pool token that names the exchange as its factory, and its tokens, is none where the factory did not make it', async () => {
  const fake = await add(unlistedToken, holder, 'T18a', 'T18b');
  await stage.node.rpc('anvil_setStorageAt', fake, FACTORY_SLOT, zeroPadValue(home.factory, 32));
  const calls = [pool.factory.call(fake), factoryPair.token0.call(fake)];
  const [factory, token0] = await readSeparately(rpc, stage.multicall, calls);
  expect(pool.factory.decode(dataOf(factory) ?? '0x')).toEqual(ok(home.factory));
  expect(factoryPair.token0.decode(dataOf(token0) ?? '0x').ok).toBe(true);
  expect(await lpBalance(fake, holder)).toBeGreaterThan(0n);
  expect(await openPage().see()).toEqual([]);
});

it('a position that comes later is found with its block, and a reorganisation drops what is gone', async () => {
  const first = await add(home, holder, 'T18a', 'T18b');
  const { see, rewind } = openPage();
  expect(await see()).toEqual([`home ${first}`]);
  const snapshot = await stage.node.rpc<Hex>('evm_snapshot');
  const second = await add(away, holder, 'T18a', 'T18b');
  expect(await see()).toEqual([`home ${first}`, `away ${second}`]);
  await stage.node.rpc('evm_revert', snapshot);
  const third = await add(home, holder, 'T18a', 'T6a');
  rewind();
  expect(await see()).toEqual([`home ${first}`, `home ${third}`]);
});
