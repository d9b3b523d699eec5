import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import type { RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import { searchCoins, type CoinSearch } from '#chain/reading/coinSearch.ts';
import { MAX_SEARCH_REQUESTS } from '#domain/ledger/checkedBalances.ts';
import { coinChange, createKnownCoins } from '#domain/ledger/coinTransfers.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, quantity } from './support/contractClient.ts';
import { person } from './support/people.ts';

const WETH = npmArtifact('@uniswap/v2-periphery/build/WETH9.json');
const GAS_PRICE = quantity(3n * 10n ** 9n);
const [account, other] = [person('m1'), person('m2')];

let node: RunningAnvil;
let wrapped: Address;

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true, args: ['--prune-history', '2000'] });
  wrapped = await createContractClient(node).create(person('deployer'), WETH);
}, 60_000);

afterAll(() => node.stop());

interface Request {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
  readonly data?: Hex;
}

const send = ({ from, to, value, data = '0x' }: Request): Promise<Hex> =>
  node.rpc<Hex>('eth_sendTransaction', {
    ...{ from, to, data, value: quantity(value), gas: '0x30d40', gasPrice: GAS_PRICE },
  });

const mine = () => node.rpc('anvil_mine', '0x1');
const head = async (): Promise<number> => Number(await node.rpc<Hex>('eth_blockNumber'));
const balanceOf = async (): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_getBalance', account, 'latest'));

/** Reverts: the token has no such function, and its fallback takes no coin of this length. */
const WITHDRAW_TOO_MUCH = `0x2e1a7d4d${'f'.repeat(64)}` as const;
const DEPOSIT = '0xd0e30db0';

const KINDS = ['sent', 'arrived', 'noted', 'failed', 'wrap', 'toItself', 'unexplained', 'nothing', 'others'] as const;

const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.bigInt({ min: 1n, max: 10n ** 18n }),
  blocks: fc.nat({ max: 6 }),
});

/** Sends the transaction, or changes the balance. The hash and the change that is a transfer, if it is one. */
const doAct = async (kind: (typeof KINDS)[number], amount: bigint): Promise<readonly [Hex, bigint] | undefined> => {
  const sent = { from: account, to: other, value: amount };
  switch (kind) {
    case 'sent':
      return [await send(sent), -amount];
    case 'noted':
      return [await send({ ...sent, data: '0x1234' }), -amount];
    case 'arrived':
      return [await send({ from: other, to: account, value: amount }), amount];
    case 'failed':
      await send({ ...sent, to: wrapped, value: 0n, data: WITHDRAW_TOO_MUCH });
      return undefined;
    case 'wrap':
      await send({ ...sent, to: wrapped, data: DEPOSIT });
      return undefined;
    case 'toItself':
      await send({ ...sent, to: account });
      return undefined;
    case 'unexplained':
      await node.rpc('anvil_setBalance', account, quantity((await balanceOf()) + amount));
      return undefined;
    case 'others':
      await send({ from: other, to: person('m3'), value: amount });
      return undefined;
    default:
      return undefined;
  }
};

const feesOf = async (from: number, to: number): Promise<ReadonlyMap<Hex, bigint>> => {
  const fees = new Map<Hex, bigint>();
  for (let block = from; block <= to; block += 1) {
    const { transactions } = await node.rpc<{ transactions: readonly { hash: Hex; from: string }[] }>(
      'eth_getBlockByNumber',
      quantity(BigInt(block)),
      true,
    );
    for (const { hash, from: sender } of transactions) {
      if (sender.toLowerCase() !== account.toLowerCase()) continue;
      const receipt = await node.rpc<{ gasUsed: Hex; effectiveGasPrice: Hex }>('eth_getTransactionReceipt', hash);
      fees.set(hash, BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice));
    }
  }
  return fees;
};

const counting = () => {
  let sent = 0;
  return {
    sent: () => sent,
    send: <T>(method: string, params: readonly unknown[]) => {
      sent += 1;
      return node.rpc<T>(method, ...params);
    },
  };
};

type Reader = Parameters<typeof searchCoins>[0];

const search = (fromBlock: number, toBlock: number, found: Pick<CoinSearch, 'transfers' | 'fees'>, reader: Reader) =>
  searchCoins(reader, {
    ...{ account, wrapped, book: person('fee'), fromBlock, toBlock, ordersAt: () => [] },
    known: createKnownCoins(
      found.transfers.map((transfer) => ({ blockNumber: transfer.blockNumber, amount: coinChange([transfer]) })),
      found.fees,
    ),
    paid: new Set(found.fees.map(({ transactionHash }) => transactionHash)),
    counted: new Set(found.transfers.map(({ transactionHash }) => transactionHash)),
  });

const NOTHING = { transfers: [], fees: [] };

it('plain transfers and fees of a random account are found in its old balances, each once, and nothing else', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
      const first = await head();
      const truth: (readonly [Hex, bigint])[] = [];
      for (const { kind, amount, blocks } of acts) {
        const done = await doAct(kind, amount);
        seen.add(kind);
        if (done) truth.push(done);
        // Some acts share a block.
        for (let i = 0; i < blocks; i += 1) await mine();
      }
      await mine();
      const last = await head();
      const reader = counting();
      const found = await search(first, last, NOTHING, reader);
      const transfers = found.transfers.map((transfer) => [transfer.transactionHash, coinChange([transfer])] as const);
      expect(new Map(transfers)).toEqual(new Map(truth));
      expect(transfers).toHaveLength(truth.length);
      const fees = found.fees.map(({ transactionHash, amount }) => [transactionHash, amount] as const);
      expect(new Map(fees)).toEqual(await feesOf(first + 1, last));
      expect(found).toMatchObject({ end: 'whole', searchedFrom: first + 1, requests: reader.sent() });
      // Found ones explain themselves: nothing is found twice.
      expect(await search(first, last, found, counting())).toMatchObject(NOTHING);
    }),
    { numRuns: 25 },
  );
  expect([...seen].toSorted()).toEqual([...KINDS].toSorted());
}, 120_000);

it('a node without old balances gives what its kept blocks show, and says where it ended', async () => {
  const first = await head();
  await send({ from: account, to: other, value: 5n });
  await mine();
  for (let i = 0; i < 20; i += 1) await mine();
  await send({ from: other, to: account, value: 7n });
  await mine();
  const last = await head();
  const oldest = last - 5;
  const pruned: Reader = {
    send: async <T>(method: string, params: readonly unknown[]) => {
      const tag = params.at(-1);
      const isState = method !== 'eth_getBlockByNumber' && typeof tag === 'string' && tag.length < 10;
      if (isState && Number(tag) < oldest) throw new Error('missing trie node');
      return node.rpc<T>(method, ...params);
    },
  };
  const found = await search(first, last, NOTHING, pruned);
  expect(found).toMatchObject({ end: 'unread', searchedFrom: oldest + 1 });
  expect(found.transfers.map(({ kind, amount, contract }) => [kind, amount, contract])).toEqual([
    ['arrived', 7n, other],
  ]);
});

it('ends at its most requests, newest first, and goes on from there', async () => {
  const first = await head();
  for (let i = 1; i <= 100; i += 1) {
    await send({ from: other, to: account, value: BigInt(i) });
    await mine();
    await mine();
    await mine();
  }
  const last = await head();
  const reader = counting();
  const found = await search(first, last, NOTHING, reader);
  expect(reader.sent()).toBeLessThanOrEqual(MAX_SEARCH_REQUESTS);
  expect(found).toMatchObject({ end: 'limit', requests: reader.sent() });
  expect(found.transfers.length).toBeGreaterThan(10);
  expect(found.transfers.map(({ amount }) => amount)).toEqual(found.transfers.map((_, i) => BigInt(100 - i)));
  expect(found.searchedFrom).toBeLessThanOrEqual(found.transfers.at(-1)?.blockNumber ?? 0);
  const more = await search(first, last, found, counting());
  expect(more.transfers[0]?.amount).toBe(BigInt(100 - found.transfers.length));
});
