import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { startChain } from '../../e2e/devnet/chain.ts';
import type { LocalChain } from '../../e2e/devnet/chain.ts';
import { schema } from '../../e2e/devnet/dataService/schema.ts';
import { startDataService } from '../../e2e/devnet/dataService/server.ts';
import type { LocalDataService } from '../../e2e/devnet/dataService/server.ts';
import { view } from '../../e2e/devnet/exchange.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { buildSubgraph } from '../../e2e/subgraph/buildSubgraph.ts';
import { indexChain } from '../../e2e/subgraph/indexChain.ts';
import { parseDecimal } from '../../e2e/subgraph/numbers.ts';
import type { Subgraph } from '../../e2e/subgraph/runSubgraph.ts';
import { readSubgraphSchema } from '../../e2e/subgraph/store.ts';
import type { Entity } from '../../e2e/subgraph/store.ts';
import type { Address } from '#domain/tokens/types.ts';
import { entityFields, subgraphSchemaText } from '../support/subgraphSchema.ts';
import { plainValue, readServiceEntities } from './support/serviceEntities.ts';
import type { EntityTables } from './support/serviceEntities.ts';

const ext = ownArtifact('OrderBookExt').abi;

let chain: LocalChain;
let service: LocalDataService;
let subgraph: Subgraph;
let told: EntityTables;
const fields = entityFields(readSubgraphSchema(subgraphSchemaText()));

beforeAll(async () => {
  const { folder } = buildSubgraph();
  chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  service = await startDataService(ANY_PORT, chain);
  subgraph = await indexChain(chain, folder, Number(await chain.node.rpc<string>('eth_blockNumber')));
  told = await readServiceEntities(service.url, schema);
}, 600_000);

afterAll(async () => {
  await service.stop();
  await chain.stop();
});

/** An entity as the service tells it: text, and other entities as their ids. */
const plain = (type: string, entity: Entity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entity).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, plainValue(fields[type]?.[name]?.replace('!', '') ?? '', value)]],
    ),
  );
const all = (type: string): readonly Entity[] => [...subgraph.entities(type).values()];

/** An amount of whole tokens in raw units; throws if it is finer than they are. */
const rawOf = (whole: unknown, decimals: unknown): bigint => {
  const { digits, exp } = parseDecimal(String(whole));
  return digits * 10n ** BigInt(exp + Number(decimals));
};

describe("the subgraph's compiled mappings, run over the local chain's logs", () => {
  it.each(Object.keys(fields))(
    'have the entities of type %s that the local data service tells, field by field',
    (type) => {
      const found = Object.fromEntries(all(type).map((entity) => [String(entity.id), plain(type, entity)]));
      expect(Object.keys(found).length).toBeGreaterThan(10);
      expect(found).toEqual(Object.fromEntries(told.get(type) ?? []));
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
});
