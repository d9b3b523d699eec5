import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AbiCoder, encodeBytes32String, getAddress, id as idOf } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { schema } from '../../e2e/devnet/dataService/schema.ts';
import { startDataService, type LocalDataService } from '../../e2e/devnet/dataService/server.ts';
import { readOrdersByIndex, view } from '../../e2e/devnet/exchange.ts';
import { createMarketSteps } from '../../e2e/devnet/marketMaker.ts';
import { accrueOrderMining } from '../../e2e/devnet/orderMiningOperator.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { buildSubgraph, SUBGRAPH_FOLDER } from '../../tools/subgraph/buildSubgraph.ts';
import type { ChainBlock, ChainLog } from '../../tools/subgraph/chainLogs.ts';
import { indexChain, localAddresses } from '../../tools/subgraph/indexChain.ts';
import { readManifest } from '../../tools/subgraph/manifest.ts';
import { parseDecimal } from '../../tools/subgraph/numbers.ts';
import { createSubgraph, type Subgraph } from '../../tools/subgraph/runSubgraph.ts';
import { readSubgraphSchema, type Entity } from '../../tools/subgraph/store.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { entityFields, subgraphSchemaText } from '../support/subgraphSchema.ts';
import { plainValue, readServiceEntities, type EntityTables } from './support/serviceEntities.ts';

const [book, ext] = [ownArtifact('OrderBook').abi, ownArtifact('OrderBookExt').abi];

let folder: string;
let chain: LocalChain;
let service: LocalDataService;
let subgraph: Subgraph;
let tables: EntityTables;
const fields = entityFields(readSubgraphSchema(subgraphSchemaText()));
/** Minimum number of entities; all others have more than ten. */
const FEWEST: Readonly<Record<string, number>> = {
  Bundle: 1,
  OrderMiningTerms: 1,
  PairFactorConfig: 3,
  PairSumMiningUSD: 5,
  SumOrderAmountForMining: 3,
};

/** New orders, trades, cancellations and rewards after those of the saved state. */
const liveOn = async (): Promise<void> => {
  const { node, deployment } = chain;
  const step = createMarketSteps(node, deployment);
  for (let i = 0; i < 40; i += 1) {
    // A step that the market does not allow at the moment is left out.
    await step().catch(() => undefined);
    await node.rpc('evm_mine');
  }
  await accrueOrderMining(node, deployment);
  await node.rpc('evm_mine');
};

beforeAll(async () => {
  ({ folder } = buildSubgraph());
  chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  await liveOn();
  service = await startDataService(ANY_PORT, chain);
  subgraph = await indexChain(chain, folder, Number(await chain.node.rpc<string>('eth_blockNumber')));
  tables = await readServiceEntities(service.url, schema);
}, 600_000);

afterAll(async () => {
  await service.stop();
  await chain.stop();
});

/** An entity as the service reports it: text, and other entities as their ids. */
const plain = (type: string, entity: Entity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entity).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, plainValue(fields[type]?.[name]?.replace('!', '') ?? '', value)]],
    ),
  );
const all = (type: string): readonly Entity[] => [...subgraph.entities(type).values()];

/** Amount of an order that is neither traded nor cancelled. */
const remainderOf = ({ amountOrder, amountTrading, amountCancellation }: Entity): bigint =>
  (amountOrder as bigint) - (amountTrading as bigint) - (amountCancellation as bigint);

/** An amount of whole tokens in raw units; throws if it is finer than they are. */
const rawOf = (whole: unknown, decimals: unknown): bigint => {
  const { digits, exp } = parseDecimal(String(whole));
  return digits * 10n ** BigInt(exp + Number(decimals));
};

describe("the subgraph's compiled mappings, run over the local chain's logs", () => {
  it.each(Object.keys(fields))(
    'have the entities of type %s that the local data service reports, field by field',
    (type) => {
      const found = Object.fromEntries(all(type).map((entity) => [String(entity.id), plain(type, entity)]));
      expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST[type] ?? 11);
      expect(found).toEqual(Object.fromEntries(tables.get(type) ?? []));
    },
  );

  it("know every pair of the factory, with the chain's own reserves", async () => {
    const pairs = all('Pair');
    const { node, deployment } = chain;
    const length = { to: deployment.factory, data: '0x574f2ba3' };
    expect(pairs.length).toBe(Number(await node.rpc<string>('eth_call', length, 'latest')));
    for (const pair of pairs) {
      const decimals = [pair.token0, pair.token1].map((id) => subgraph.entities('Token').get(String(id))?.decimals);
      const [reserve0, reserve1] = await view(node, 'pair', String(pair.id) as Address, 'getReserves', []);
      expect([rawOf(pair.reserve0, decimals[0]), rawOf(pair.reserve1, decimals[1])]).toEqual([reserve0, reserve1]);
    }
  });

  it("add up to what the chain's event store says each order has received", async () => {
    const received = new Map<string, { fill: Entity; sum: bigint }>();
    for (const fill of all('OrderFill')) {
      const key = `${String(fill.pair)} ${String(fill.orderNo)}`;
      const sum = (received.get(key)?.sum ?? 0n) + BigInt(fill.toNum as bigint);
      received.set(key, { fill, sum });
    }
    expect(received.size).toBeGreaterThan(500);
    const { node, deployment } = chain;
    for (const { fill, sum } of received.values()) {
      const which = [fill.fromToken, fill.toToken, fill.orderNo];
      const call = { to: deployment.orderBookExt, data: ext.encodeFunctionData('getOrderInfo', which) };
      const answer = await node.rpc<string>('eth_call', call, 'latest');
      const [, toTokenSum] = ext.decodeFunctionResult('getOrderInfo', answer);
      expect(sum).toBe(toTokenSum);
    }
  });

  it('know of every order who made it, for how much, and what remains of it on the chain', async () => {
    const { node, deployment } = chain;
    const sides = new Map<string, Entity[]>();
    for (const order of all('OrderTransactionBalance')) {
      const side = `${String(order.fromToken)} ${String(order.toToken)}`;
      sides.set(side, [...(sides.get(side) ?? []), order]);
    }
    let open = 0;
    for (const [side, orders] of sides) {
      const [sold, bought] = side.split(' ') as [Address, Address];
      const indexes = orders.map(({ orderNo }) => orderNo as bigint);
      const onChain = await readOrdersByIndex(node, deployment, sold, bought, indexes);
      const found = orders.map(({ customerAccount, orderNo, ...order }) => ({
        index: orderNo,
        maker: getAddress(String(customerAccount)),
        from: order.amountOrder,
        to: order.orderPriceA,
        remain: remainderOf(order),
      }));
      expect(found).toEqual(onChain);
      open += onChain.filter(({ remain }) => remain > 0n).length;
    }
    expect(open).toBeGreaterThan(50);
  });

  it("have as open orders exactly those in the chain's lists", async () => {
    const { node, deployment } = chain;
    const open = all('OrderTransactionBalance').filter((order) => remainderOf(order) > 0n);
    const found = new Set(open.map(({ id }) => String(id)));
    const listed = new Set<string>();
    for (const { token0, token1 } of all('Pair')) {
      for (const [sold, bought] of [
        [String(token0), String(token1)],
        [String(token1), String(token0)],
      ]) {
        let [index] = (await view(node, 'book', deployment.orderBook, 'getLastOrderIndex', [
          sold,
          bought,
        ])) as unknown as [bigint];
        while (index !== 0n) {
          listed.add(`${sold}-${bought}-${index}`);
          [index] = book.decodeFunctionResult(
            'getNextOrderIndex',
            await node.rpc<string>('eth_call', {
              to: deployment.orderBook,
              data: book.encodeFunctionData('getNextOrderIndex', [sold, bought, index]),
            }),
          ) as unknown as [bigint];
        }
      }
    }
    expect(found).toEqual(listed);
  });

  it('sum the trades of each account to what was traded of its orders', () => {
    const traded = new Map<string, bigint>();
    for (const { fromToken, toToken, orderNo, fromNum } of all('AccountTransactionAmount')) {
      const id = `${String(fromToken)}-${String(toToken)}-${String(orderNo)}`;
      traded.set(id, (traded.get(id) ?? 0n) + (fromNum as bigint));
    }
    const orders = all('OrderTransactionBalance').filter(({ amountTrading }) => amountTrading !== 0n);
    expect(orders.length).toBeGreaterThan(500);
    for (const { id, amountTrading } of orders) expect(amountTrading).toBe(traded.get(String(id)));
    expect(all('AccountTransactionAmount').length).toBe(all('OrderFill').length);
  });

  it("have the chain's own rewards of each maker, and its pairs and terms of order mining", async () => {
    const { node, deployment } = chain;
    const { rewards, config } = deployment.orderMining;
    const sums = all('SumOrderAmountForMining');
    expect(sums.length).toBeGreaterThan(2);
    for (const { customerAccount, bonusAmount, versionBlkEnd } of sums) {
      const [index] = await view(node, 'orderMining', rewards, 'userInfoIndexMap', [customerAccount]);
      const user = await view(node, 'orderMining', rewards, 'userInfoArray', [index]);
      expect({ bonusAmount, versionBlkEnd }).toEqual({
        bonusAmount: user.rewardSum,
        versionBlkEnd: user.addRewardEndBlock,
      });
    }
    const amounts = all('PairAmountForOrderMining');
    for (const { customerAccount, bonusAmount } of sums) {
      const own = amounts.filter((amount) => String(amount.customerAccount) === String(customerAccount));
      expect(own.reduce((sum, entry) => sum + (entry.bonusAmount as bigint), 0n)).toBe(bonusAmount);
    }
    const columns = (await view(node, 'orderMiningConfig', config, 'getPairFactors', [])).toArray(true) as unknown[][];
    const rows = (columns[0] ?? []).map((_, i) => columns.map((column) => String(column[i]).toLowerCase()));
    const pairs = all('PairFactorConfig').map((pair) =>
      [pair.token0, pair.token1, pair.factorValue, pair.maxLimit, pair.minLimit].map(String),
    );
    expect(pairs.toSorted()).toEqual(rows.toSorted());
    const [step] = await view(node, 'orderMiningConfig', config, 'step', []);
    const [perBlock] = await view(node, 'orderMiningConfig', config, 'blockAmout', []);
    expect(all('OrderMiningTerms')).toEqual([{ id: '1', step, blockAllReward: perBlock }]);
  });
});

describe('a new pair of tokens that answer as they like', () => {
  const [TOKEN, PLAIN] = ['0x1000000000000000000000000000000000000001', '0x2000000000000000000000000000000000000002'];
  const words = (...values: readonly (string | bigint)[]): Hex =>
    `0x${values.map((value) => (typeof value === 'string' ? value : value.toString(16).padStart(64, '0'))).join('')}`;
  const text = (value: string): Hex => coder.encode(['string'], [value]) as Hex;
  const word = (value: string): Hex => encodeBytes32String(value) as Hex;
  const coder = AbiCoder.defaultAbiCoder();
  type Answers = Readonly<Record<'symbol' | 'name' | 'decimals', Hex | undefined>>;

  /** The token's entity and the pairs, once the factory made a pair of it and a plain one. */
  const indexed = async (answers: Answers) => {
    const plain: Answers = { symbol: text('PLAIN'), name: text('Plain'), decimals: words(18n) };
    const selector = (method: string): string => idOf(`${method}()`).slice(0, 10);
    const { deployment, node } = chain;
    const fresh = createSubgraph({
      manifest: readManifest(folder),
      addresses: localAddresses(deployment),
      call: ({ to, data }) => {
        const of = to === TOKEN ? answers : plain;
        const method = (['symbol', 'name', 'decimals'] as const).find((entry) => data === selector(entry));
        return Promise.resolve(method && of[method]);
      },
    });
    const block = await node.rpc<ChainBlock>('eth_getBlockByNumber', 'latest', true);
    const [transaction] = block.transactions;
    if (!transaction) throw new Error('The last block has no transaction');
    const pair = `0x${'77'.repeat(20)}`;
    const topic = (address: string): Hex => words(BigInt(address));
    const log: ChainLog = {
      address: deployment.factory,
      topics: [idOf('PairCreated(address,address,address,uint256)') as Hex, topic(TOKEN), topic(PLAIN)],
      data: words(BigInt(pair), 1n),
      blockNumber: block.number,
      transactionHash: transaction.hash,
      logIndex: '0x0',
    };
    await fresh.take({ block, logs: [log] });
    return { token: fresh.entities('Token').get(TOKEN), pairs: [...fresh.entities('Pair').keys()] };
  };

  it.each<[string, Answers, Entity]>([
    [
      'texts in 32 bytes',
      { symbol: word('OLD'), name: word('Old token'), decimals: words(18n) },
      { id: TOKEN, symbol: 'OLD', name: 'Old token', decimals: 18n },
    ],
    [
      'no symbol and an empty name: UNKNOWN, Unknown Token',
      { symbol: undefined, name: '0x', decimals: words(0n) },
      { id: TOKEN, symbol: 'UNKNOWN', name: 'Unknown Token', decimals: 0n },
    ],
    [
      'texts that claim to be longer than the answer, and 77 decimals',
      { symbol: words(32n, 2n ** 200n), name: words(2n ** 255n), decimals: words(77n) },
      { id: TOKEN, symbol: '', name: '', decimals: 77n },
    ],
    [
      'a megabyte',
      { symbol: text('x'.repeat(1_000_000)), name: text('Large'), decimals: words(6n) },
      { id: TOKEN, symbol: 'x'.repeat(1_000_000), name: 'Large', decimals: 6n },
    ],
  ])('is there with %s', async (_what, answers, expected) => {
    const { token, pairs } = await indexed(answers);
    expect(token).toMatchObject(expected);
    expect(pairs).toEqual([`0x${'77'.repeat(20)}`]);
  });

  it.each([
    ['none', undefined],
    ['78', words(78n)],
    ['2^255', words(2n ** 255n)],
  ])('is left out with %s decimals: no amount of it would be known', async (_what, decimals) => {
    const { token, pairs } = await indexed({ symbol: text('ODD'), name: text('Odd'), decimals });
    expect(token).toBeUndefined();
    expect(pairs).toEqual([]);
  });
});

it('has one block in fifty, as the chain has it, for the window of time that the application asks for', async () => {
  const last = Number(await chain.node.rpc<string>('eth_blockNumber'));
  const blocks = all('Block');
  expect(blocks.length).toBe(Math.floor(last / 50) + 1);
  for (const entity of blocks) {
    const number = BigInt(entity.number as bigint);
    const header = await chain.node.rpc<ChainBlock>('eth_getBlockByNumber', `0x${number.toString(16)}`, false);
    expect([entity.id, entity.timestamp, number % 50n]).toEqual([header.hash, BigInt(header.timestamp), 0n]);
  }
});

it('networks.json says where each data source of the manifest is on Polygon', () => {
  const networks = JSON.parse(readFileSync(join(SUBGRAPH_FOLDER, 'networks.json'), 'utf8')) as { matic: object };
  const sources = readManifest(folder).dataSources;
  expect(Object.keys(networks.matic)).toEqual(sources.map(({ name }) => name));
  expect(sources.map(({ network }) => network)).toEqual(sources.map(() => 'matic'));
});
