import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Interface } from 'ethers';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { schema } from '../../e2e/devnet/dataService/schema.ts';
import { SUBGRAPH_FOLDER } from '../../tools/subgraph/buildSubgraph.ts';
import { readSubgraphSchema } from '../../tools/subgraph/store.ts';
import { entityFields, subgraphSchemaText } from '../support/subgraphSchema.ts';

const read = (name: string): string => readFileSync(join(SUBGRAPH_FOLDER, name), 'utf8');

describe("the subgraph's schema", () => {
  const own = entityFields(readSubgraphSchema(subgraphSchemaText()));
  const local = entityFields(schema);

  it("has the local data service's entities, with exactly the same fields of the same types", () => {
    expect(own).toEqual(local);
  });

  it('has blocks, as the local data service has them', () => {
    const fieldsOf = (type: unknown) =>
      isObjectType(type) ? Object.entries(type.getFields()).map(([name, field]) => [name, field.type.toString()]) : [];
    const blocks = fieldsOf(readSubgraphSchema(subgraphSchemaText()).getType('Block'));
    expect(blocks).toEqual(fieldsOf(schema.getType('Block')));
    expect(blocks).toHaveLength(3);
  });
});

describe("the subgraph's ABIs", () => {
  it.each([
    ['Factory', npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json').abi],
    ['Pair', npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').abi],
    ['OrderBookExt', ownArtifact('OrderBookExt').abi],
    ['OrderMining', ownArtifact('OrderMining').abi],
    ['OrderMiningConfig', ownArtifact('OrderMiningConfig').abi],
    ['Token', ownArtifact('PlainToken').abi],
    ['Bytes32Token', ownArtifact('Bytes32Token').abi],
  ] as const)("%s has the contract's topics and selectors, with the same parameters indexed", (name, contract) => {
    const abi = new Interface(read(`abis/${name}.json`));
    const events: string[] = [];
    abi.forEachEvent((event) => {
      const own = contract.getEvent(event.topicHash);
      expect(own?.inputs.map(({ indexed }) => indexed === true)).toEqual(
        event.inputs.map(({ indexed }) => indexed === true),
      );
      events.push(event.name);
    });
    abi.forEachFunction((method) => {
      expect(contract.getFunction(method.selector)?.inputs.length).toBe(method.inputs.length);
      events.push(method.name);
    });
    expect(events).not.toEqual([]);
  });
});

describe("the subgraph's package-lock.json", () => {
  interface Locked {
    readonly integrity?: string;
    readonly resolved?: string;
    readonly hasInstallScript?: boolean;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Record<string, Locked> };
  const locked = Object.entries(packages).filter(([path]) => path !== '');

  it('says of every package what its content must be, names no registry, and needs no install script', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
  });
});
