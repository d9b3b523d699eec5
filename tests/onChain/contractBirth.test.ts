import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractBirth } from '#chain/reading/contractBirth.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient } from './support/contractClient.ts';
import { person } from './support/people.ts';

let node: Awaited<ReturnType<typeof startAnvil>>;
let rpc: RpcClient;

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true });
  rpc = createRpcClient({ urls: [node.url], chainId: POLYGON_CHAIN_ID, batchWaitMs: 0 });
});
afterAll(() => node.stop());

/** One by one: anvil keeps no states of blocks that it mines together. */
const mine = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await node.rpc('evm_mine');
};

it('finds the block and the time that created a contract', async () => {
  await mine(7);
  const contract = await createContractClient(node).create(person('deployer'), ownArtifact('PlainToken'));
  const created = Number(await node.rpc('eth_blockNumber'));
  await mine(12);
  const block = await node.rpc<{ timestamp: string }>('eth_getBlockByNumber', `0x${created.toString(16)}`, false);
  expect(await node.rpc('eth_getCode', contract, `0x${(created - 1).toString(16)}`)).toBe('0x');
  expect(await contractBirth(rpc, contract)).toMatchObject({
    blockNumber: created,
    timestamp: Number(block.timestamp),
  });
  expect(await contractBirth(rpc, person('m3'))).toBeUndefined();
});
