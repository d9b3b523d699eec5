import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { eventsOf } from '#domain/ledger/costBasis.ts';
import { needsValue } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { takesPoolValue } from '#domain/ledger/poolValue.ts';
import type { PriceRule } from '#domain/prices/dollarPrices.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { allMoves } from '#pages/assets/history/ledgerFiles.ts';
import { readPoolValues } from '#reads/history/readPoolValues.ts';
import { quantity } from './support/contractClient.ts';
import { independentValue, type RawPool } from './support/independentPoolValue.ts';
import { ACTS, live, readOwn, startLife } from './support/ledgerLife.ts';
import { createLedgerStage, FAR, LEDGER_ABIS, OTHER, type LedgerStage } from './support/ledgerStage.ts';

const ANCHORS = ['WMATIC', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'MYT'] as const;

const ROUNDS = 3;
/** The local chain keeps the state of 32 blocks. */
const RECENT = 28;

let stage: LedgerStage;
let events: readonly (readonly LedgerMove[])[];
let lastBlock: number;
/** Reserves of all deployed pools by block, read while the node had its state. */
const reserves = new Map<number, readonly RawPool[]>();

/** Somebody moves the price of a pool. */
const swap = async (given: 'USDC' | 'MYT', amount: bigint): Promise<void> => {
  const path = [stage.tokenOf(given), stage.tokenOf(given === 'MYT' ? 'USDC' : 'MYT')];
  await stage.mustSend(OTHER, {
    ...{ abi: LEDGER_ABIS.router, to: stage.deployment.router, method: 'swapExactTokensForTokens' },
    args: [amount, 0n, path, OTHER, FAR],
  });
};

const valueAt = async <T>(to: Address, method: string, block: number | 'latest'): Promise<readonly T[]> => {
  const data = LEDGER_ABIS.pair.encodeFunctionData(method);
  const tag = block === 'latest' ? block : quantity(BigInt(block));
  const answer = await stage.node.rpc<string>('eth_call', { to, data }, tag);
  return LEDGER_ABIS.pair.decodeFunctionResult(method, answer).toArray() as T[];
};

/** One call for each pool and each new block; an act that mines many leaves its first ones out. */
const recorder = async (first: number) => {
  const pools = await Promise.all(
    stage.deployment.pools.map(async ({ pair }) => {
      const [[token0 = ''], [token1 = '']] = [
        await valueAt<string>(pair, 'token0', 'latest'),
        await valueAt<string>(pair, 'token1', 'latest'),
      ];
      return { pair, token0: token0.toLowerCase(), token1: token1.toLowerCase() };
    }),
  );
  let next = first;
  return async (): Promise<void> => {
    const last = await stage.blockNumber();
    for (next = Math.max(next, last - RECENT); next <= last; next += 1) {
      const read = pools.map(async ({ pair, token0, token1 }): Promise<RawPool> => {
        const [reserve0 = 0n, reserve1 = 0n] = await valueAt<bigint>(pair, 'getReserves', next);
        return { [token0]: reserve0, [token1]: reserve1 };
      });
      reserves.set(next, await Promise.all(read));
    }
  };
};

beforeAll(async () => {
  stage = await createLedgerStage();
  for (const symbol of ['USDC', 'MYT'] as const)
    await stage.approve(OTHER, stage.tokenOf(symbol), stage.deployment.router);
  const run = await startLife(stage, 4711);
  const record = await recorder((await stage.blockNumber()) + 1);
  const moveAndRecord = async (act: number): Promise<void> => {
    if (act % 9 === 0) await swap('USDC', 20_000n * 10n ** 6n);
    if (act % 9 === 4) await swap('MYT', 40_000n * 10n ** 18n);
    await record();
  };
  await live(run, moveAndRecord, { rounds: ROUNDS });
  for (const [i, name] of ['singleStake', 'tokenForToken', 'singleClaim', 'tokenForToken', 'singleClaim'].entries()) {
    await ACTS[name]?.(run);
    await moveAndRecord(i * 4);
  }
  lastBlock = await stage.blockNumber();
  const { entries } = await readOwn(run);
  const rows = entries.map((entry) => ({ ...entry, currencies: new Map(), market: undefined, programme: undefined }));
  const moves = (await allMoves({ rows, fees: [] })).filter(needsValue);
  events = [...eventsOf(moves)].filter(takesPoolValue).filter(([first]) => reserves.has(first?.blockNumber ?? 0));
}, 600_000);
afterAll(() => stage.stop());

const pairOf = (a: Address, b: Address) => {
  const { factory, pairInitCodeHash } = stage.deployment;
  const [token0, token1] = sortsBefore(a, b) ? [a, b] : [b, a];
  return { pair: pairAddress(factory, pairInitCodeHash, a, b), token0, token1 };
};

const valuesFrom = async (rpc: RpcClient, some: typeof events): Promise<ReadonlyMap<string, bigint>> => {
  const anchors = ANCHORS.map((symbol) => stage.tokenOf(symbol));
  const rule: PriceRule = {
    ...{ dollar: stage.tokenOf('USDC'), anchors, minDepth: 1000n * 10n ** 6n, maxGapBps: 500, rivalPart: 2n },
  };
  const poolsTo = (tokens: readonly Address[]) => {
    const all = [...new Set([...anchors, ...tokens])];
    return all.flatMap((a, i) => anchors.filter((b) => all.indexOf(b) < i).map((b) => pairOf(a, b)));
  };
  const values = new Map<string, bigint>();
  let read = 0;
  await readPoolValues(rpc, {
    ...{ multicall: stage.deployment.multicall, rule, poolsTo, events: some, firstBlock: 0, isListed: () => true },
    signal: new AbortController().signal,
    onRead: (some, done) => {
      for (const [event, value] of some) values.set(event, value);
      read = done;
    },
  });
  expect(read).toBe(some.length);
  return values;
};

const counted = (methods: string[]): RpcClient => {
  const rpc = createRpcClient({ urls: [stage.url], chainId: 137, batchWaitMs: 0 });
  return {
    send: (method, ...query) => {
      methods.push(method);
      return rpc.send(method, ...query);
    },
  };
};

const expectedOf = (some: typeof events): ReadonlyMap<string, bigint> => {
  const dollar = stage.tokenOf('USDC').toLowerCase();
  const passed = ANCHORS.map((symbol) => stage.tokenOf(symbol).toLowerCase());
  return new Map(
    some.flatMap((event): readonly (readonly [string, bigint])[] => {
      const [first] = event;
      const pools = reserves.get(first?.blockNumber ?? 0) ?? [];
      const value = independentValue(event, { pools, dollar, passed });
      return first && value !== undefined ? [[first.event, value]] : [];
    }),
  );
};

const kindsOf = (some: typeof events, values: ReadonlyMap<string, bigint>) => {
  const valued = some.filter(([first]) => first && values.has(first.event));
  return [...new Set(valued.map(([first]) => first?.kind))].toSorted();
};
const isTokenForToken = ([first, second]: readonly LedgerMove[]): boolean =>
  first?.kind === 'trade' && second !== undefined;

it('values recent entries by eth_call at their blocks, as brute force over all pools does', async () => {
  const methods: string[] = [];
  const recent = events.filter(([first]) => (first?.blockNumber ?? 0) > lastBlock - RECENT);
  const values = await valuesFrom(counted(methods), recent);
  expect(values).toEqual(expectedOf(recent));
  expect(new Set(methods)).toEqual(new Set(['eth_call']));
  expect(kindsOf(recent, values)).toEqual(expect.arrayContaining(['reward', 'trade']));
  expect(recent.some((event) => isTokenForToken(event) && values.has(event[0]?.event ?? ''))).toBe(true);
});

it('values older entries by the logs, which the node keeps without the state, in few requests', async () => {
  const methods: string[] = [];
  const values = await valuesFrom(counted(methods), events);
  expect(values).toEqual(expectedOf(events));
  expect(kindsOf(events, values)).toEqual(['bondPayout', 'bondPurchase', 'reward', 'trade']);
  const logRequests = methods.filter((method) => method === 'eth_getLogs').length;
  expect(logRequests).toBeGreaterThan(0);
  expect(logRequests).toBeLessThan(20);
  const worlds = [...reserves.values()].map((pools) =>
    JSON.stringify(pools, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry)),
  );
  expect(new Set(worlds).size).toBeGreaterThan(20);
});

it('ends with the reason of its signal, without another round of requests', async () => {
  const ended = new AbortController();
  const methods: string[] = [];
  const recent = events.filter(([first]) => (first?.blockNumber ?? 0) > lastBlock - RECENT);
  const [first] = recent;
  if (!first) throw new Error('no recent entry');
  const many = Array.from({ length: 25 }, (_, i) =>
    first.map((move) => ({ ...move, event: `${move.event} ${i}`, blockNumber: lastBlock - i })),
  );
  const query = {
    ...{ multicall: stage.deployment.multicall, poolsTo: () => [], events: many, firstBlock: 0, isListed: () => true },
    rule: { dollar: stage.tokenOf('USDC'), anchors: [], minDepth: 0n, maxGapBps: 0, rivalPart: 2n },
    ...{ signal: ended.signal, onRead: () => ended.abort(new Error('left')) },
  };
  await expect(readPoolValues(counted(methods), query)).rejects.toThrow('left');
  expect(methods.length).toBeLessThanOrEqual(20);
});
