import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';
import { conditionalReadsProgram } from '#chain/abis/conditionalReads.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { orderBook } from '#chain/abis/orderBook.ts';
import { pair } from '#chain/abis/pair.ts';
import { knownResult, readConditionally } from '#chain/reading/conditionalReads.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createConditionalReader } from '#updaters/block/conditionalReader.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';

const [ALICE] = ROLES.demo;
let chain: LocalChain;
let proxy: RpcProxy;
let rpc: RpcClient;
const bodies: string[] = [];

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  proxy = await startRpcProxy(chain.url);
  const fetchNoted: typeof fetch = (to, init) => {
    bodies.push(String(init?.body));
    return fetch(to, init);
  };
  rpc = createRpcClient({ urls: [proxy.url], chainId: 137, batchWaitMs: 0, fetch: fetchNoted });
}, 300_000);

afterAll(async () => {
  await proxy.close();
  await chain.stop();
});

/** Successful, reverting and unsupported calls, of all lengths. */
const someCalls = (): readonly Call[] => {
  const { multicall, tokens, orderBook: book, pools } = chain.deployment;
  const account = accountAddress(ALICE);
  const orders = [tokens.MYT, tokens.USDC, 1n, 50n] as const;
  return [
    multicall3.getEthBalance.call(multicall, account),
    ...Object.values(tokens).map((token) => erc20.balanceOf.call(token, account)),
    ...pools.map((pool) => pair.getReserves.call(pool.pair)),
    erc20.name.call(tokens.USDC),
    erc20.balanceOf.call(account, account),
    erc20.balanceOf.call(book, account),
    { address: tokens.USDC, callData: encodeCall('token', 'transfer', [account, 10n ** 30n]) },
    orderBook.getPageOrderDetails.call(book, ...orders),
    { address: tokens.USDC, callData: '0x' },
  ];
};

const moveOn = async (): Promise<void> => {
  const { node, deployment } = chain;
  const data = encodeCall('token', 'transfer', [deployment.orderBook, 1n]);
  await node.rpc('eth_sendTransaction', {
    from: accountAddress(ALICE),
    to: deployment.tokens.USDC,
    data,
    gas: '0x30d40',
    ...FEE_CAP,
  });
  await node.rpc('evm_mine');
};

describe('conditional reads on a chain', () => {
  it('equal those of an aggregate: successes, reverts and calls without a contract', async () => {
    const calls = someCalls();
    const reads = await readAtBlock(rpc, { multicall: chain.deployment.multicall, calls, at: 'latest' });
    const statuses = new Set(reads.outcomes.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['reverted', 'success', 'unsupported']);
    const unknown = calls.map(() => undefined);
    expect(await readConditionally(rpc, calls, unknown)).toEqual(reads);
    expect(await readConditionally(rpc, calls, reads.outcomes.map(knownResult))).toEqual(reads);
  });

  it('return what a transaction changed, and a byte for each other result', async () => {
    const calls = someCalls();
    const query = { multicall: chain.deployment.multicall, calls, at: 'latest' } as const;
    const before = await readAtBlock(rpc, query);
    const known = before.outcomes.map(knownResult);
    await moveOn();
    const after = await readConditionally(rpc, calls, known);
    expect(after).toEqual(await readAtBlock(rpc, query));
    const changed = after.outcomes.filter((outcome, i) => outcome !== before.outcomes[i]);
    expect(changed.length).toBeLessThan(10);
    const kept = after.outcomes.filter((outcome, i) => outcome === before.outcomes[i]);
    expect(kept.length).toBeGreaterThan(15);
  });

  it('reject results that are longer than a contract may be', async () => {
    const { multicall, tokens, orderBook: book } = chain.deployment;
    const long = orderBook.getPageOrderDetails.call(book, tokens.MYT, tokens.USDC, 1n, 500n);
    const calls = Array.from({ length: 80 }, () => long);
    const { outcomes } = await readAtBlock(rpc, { multicall, calls, at: 'latest' });
    const bytes =
      outcomes.reduce((sum, outcome) => sum + (outcome.status === 'success' ? outcome.data.length : 0), 0) / 2;
    expect(bytes).toBeGreaterThan(24_576);
    await expect(readConditionally(rpc, calls, [])).rejects.toThrow();
  });
});

describe('the reader of repeated calls', () => {
  const create = () => createConditionalReader(rpc)(createCallReader(rpc, chain.deployment.multicall));

  const sent = () => proxy.requests.map(({ answerBytes }) => answerBytes);

  it('reads all at first, then less than an eighth of the bytes, and equals an aggregate over blocks', async () => {
    proxy.reset();
    const [read, calls] = [create(), someCalls()];
    const first = await read(calls, 'latest');
    const again = await read(calls, 'latest');
    expect(again).toEqual(first);
    const [whole = 0, part = 0] = sent();
    expect(part).toBeLessThan(whole / 8);
    for (let block = 0; block < 5; block += 1) {
      await moveOn();
      const reads = await read(calls, 'latest');
      const aggregate = await readAtBlock(rpc, { multicall: chain.deployment.multicall, calls, at: reads.blockNumber });
      expect(reads).toEqual(aggregate);
    }
  });

  it('falls back to an aggregate at a node that runs no init code, and tries it again after a pause', async () => {
    proxy.reset();
    const [read, calls] = [create(), someCalls()];
    const first = await read(calls, 'latest');
    proxy.setFaults({ noInitCode: 'error' });
    expect(await read(calls, 'latest')).toEqual(first);
    expect(proxy.requests).toHaveLength(3);
    expect(await read(calls, 'latest')).toEqual(first);
    expect(proxy.requests).toHaveLength(4);
    proxy.setFaults({});
    const [whole = 0] = sent();
    for (let block = 0; block < 29; block += 1) expect(await read(calls, 'latest')).toEqual(first);
    expect(sent().at(-1)).toBeGreaterThan(whole);
    expect(await read(calls, 'latest')).toEqual(first);
    expect(sent().at(-1)).toBeLessThan(whole / 8);
    expect(proxy.requests).toHaveLength(34);
  });

  it('is read by aggregates from the next block on behind a proxy that answers init code with HTTP 403', async () => {
    proxy.reset();
    const [read, calls] = [create(), someCalls()];
    const first = await read(calls, 'latest');
    proxy.setFaults({ noInitCode: 'status' });
    await expect(read(calls, 'latest')).rejects.toThrow('403');
    expect(await read(calls, 'latest')).toEqual(first);
    expect(await read(calls, 'latest')).toEqual(first);
    expect(proxy.requests).toHaveLength(4);
  });

  it('reads a named block too, with half of the bytes of an aggregate in both directions', async () => {
    const [read, calls] = [create(), someCalls()];
    const { multicall } = chain.deployment;
    const named = Number(await chain.node.rpc('eth_blockNumber')) - 1;
    proxy.reset();
    const aggregate = await readAtBlock(rpc, { multicall, calls, at: named });
    expect(await read(calls, named)).toEqual(aggregate);
    const [whole, part] = proxy.requests;
    expect(part?.requestBytes).toBeLessThan((whole?.requestBytes ?? 0) / 2);
    expect(part?.answerBytes).toBeLessThan((whole?.answerBytes ?? 0) / 2);
    await moveOn();
    expect((await read(calls, named)).blockNumber).toBe(named);
    expect((await read(calls, 'latest')).blockNumber).toBe(named + 2);
  });

  it('reads a named block by an aggregate at once behind a proxy that answers init code with HTTP 403', async () => {
    const [read, calls] = [create(), someCalls()];
    const { multicall } = chain.deployment;
    const named = Number(await chain.node.rpc('eth_blockNumber'));
    proxy.reset();
    proxy.setFaults({ noInitCode: 'status' });
    expect(await read(calls, named)).toEqual(await readAtBlock(rpc, { multicall, calls, at: named }));
    expect(proxy.requests).toHaveLength(3);
    await read(calls, named);
    expect(proxy.requests).toHaveLength(4);
  });

  it('keeps reading conditionally after a block that the node lacks', async () => {
    const [read, calls] = [create(), someCalls()];
    proxy.reset();
    const { blockNumber } = await read(calls, 'latest');
    await expect(read(calls, blockNumber + 5)).rejects.toThrow();
    bodies.length = 0;
    await read(calls, blockNumber);
    expect(bodies.every((body) => body.includes(conditionalReadsProgram))).toBe(true);
  });

  it('reads thousands of known results in as many calls as aggregates need, with a quarter of the bytes', async () => {
    const { multicall, tokens } = chain.deployment;
    const calls = Array.from({ length: 2400 }, (_, i) =>
      erc20.balanceOf.call(tokens.USDC, `0x${(i + 1).toString(16).padStart(40, '0')}`),
    );
    const read = create();
    proxy.reset();
    const whole = await read(calls, 'latest');
    await vi.waitFor(async () => {
      bodies.length = 0;
      await read(calls, 'latest');
      expect(bodies.join()).toContain(conditionalReadsProgram);
    });
    await moveOn();
    expect(await read(calls, 'latest')).toMatchObject({
      outcomes: whole.outcomes,
      blockNumber: whole.blockNumber + 1,
    });
    const [first, last] = [proxy.requests[0], proxy.requests.at(-1)];
    expect(last?.methods).toEqual(first?.methods);
    const bytesIn = (request = first): number => (request?.requestBytes ?? 0) + (request?.answerBytes ?? 0);
    expect(bytesIn(last)).toBeLessThan(bytesIn(first) / 4);
    const held = erc20.balanceOf.call(tokens.USDC, accountAddress(ALICE));
    const mixed = [...calls.slice(0, 1200), held, ...calls.slice(1200)];
    await read(mixed, 'latest');
    await moveOn();
    const { outcomes, blockNumber } = await read(mixed, 'latest');
    const [own] = (await readAtBlock(rpc, { multicall, calls: [held], at: blockNumber })).outcomes;
    expect(outcomes[1200]).toEqual(own);
    expect(outcomes).toHaveLength(mixed.length);
  });

  it('reads more than 200 unknown results and unknown long ones by an aggregate', async () => {
    proxy.reset();
    bodies.length = 0;
    const [read, calls] = [create(), someCalls()];
    await read(calls, 'latest');
    const { deployment } = chain;
    const holders = Array.from({ length: 201 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}` as const);
    await read(
      holders.map((holder) => erc20.balanceOf.call(deployment.tokens.USDC, holder)),
      'latest',
    );
    await read([{ ...calls[0], gasRequired: 1_000_000 } as Call], 'latest');
    const isConditional = bodies.map((body) => body.includes(conditionalReadsProgram));
    expect(isConditional).toEqual([true, false, false]);
  });
});
