import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractBirth } from '#chain/reading/contractBirth.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { Address } from '#domain/tokens/types.ts';

const CONTRACT: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const hex = (value: number): string => `0x${value.toString(16)}`;
const headerOf = (block: number) => ({ number: hex(block), hash: '0xab', timestamp: hex(1_000 + 2 * block) });

/** @param firstKept older states are pruned */
const nodeWith = (latest: number, birth: number | undefined, firstKept = 0) => {
  const requested: number[] = [];
  const answerOf = (method: string, [first, second]: readonly unknown[]): unknown => {
    if (method === 'eth_getBlockByNumber') return headerOf(first === 'latest' ? latest : Number(first));
    expect([method, first]).toEqual(['eth_getTransactionCount', CONTRACT]);
    const block = Number(second);
    requested.push(block);
    if (block < firstKept) throw new Error('missing trie node');
    return hex(birth !== undefined && block >= birth ? 3 : 0);
  };
  const rpc: RpcClient = {
    send: async <T>(method: string, params: readonly unknown[] = []) => Promise.resolve(answerOf(method, params) as T),
  };
  return { rpc, requested };
};

it('finds the block of any contract, in at most 45 requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 90_000_000 }), fc.nat(), async (latest, seed) => {
      const birth = seed % (latest + 1);
      const { rpc, requested } = nodeWith(latest, birth);
      expect(await contractBirth(rpc, CONTRACT)).toMatchObject({ blockNumber: birth, timestamp: 1_000 + 2 * birth });
      expect(requested.length).toBeLessThanOrEqual(45);
    }),
  );
});

it('finds nothing of an account without a contract, in one request', async () => {
  const { rpc, requested } = nodeWith(1_000, undefined);
  expect(await contractBirth(rpc, CONTRACT)).toBeUndefined();
  expect(requested).toEqual([1_000]);
});

it('rejects if the node has no archive', async () => {
  await expect(contractBirth(nodeWith(1_000, 10, 900).rpc, CONTRACT)).rejects.toThrow('missing trie node');
});
