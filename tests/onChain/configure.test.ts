import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { id, toBeHex, zeroPadValue } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv, type Env } from '#config/parseEnv.ts';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { configure } from '../../tools/configure/configure.ts';
import { deploymentBlock } from '../../tools/configure/firstBlock.ts';
import { connectNode } from '../../tools/configure/node.ts';
import { parseOptions } from '../../tools/configure/options.ts';
import { createStage } from './support/stage.ts';

let chain: LocalChain;
let folder: string;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
}, 600_000);
afterAll(() => chain.stop());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configure-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number;
  /** Written text; undefined if nothing was written. */
  readonly text: string | undefined;
  readonly complaint: string;
}

const out = (): string => join(folder, 'written.env');

const run = async (...args: readonly string[]): Promise<Outcome> => {
  const words = ['--rpc', chain.url, '--order-book', chain.deployment.orderBook, '--out', out(), ...args];
  const options = parseOptions(words);
  if (!options.ok) throw new Error(options.error);
  const complaints: string[] = [];
  const code = await configure(
    options.value,
    () => undefined,
    (text) => void complaints.push(text),
  );
  let text: string | undefined;
  try {
    text = readFileSync(out(), 'utf8');
  } catch {
    text = undefined;
  }
  return { code, text, complaint: complaints.join('\n') };
};

const envOf = (text = ''): Env => {
  const lines = [...text.matchAll(/^(VITE_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  const parsed = parseEnv(Object.fromEntries(lines));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [{ readonly to?: string; readonly data?: string } | undefined, string?];
}

/** The node answers some questions with something else, or with an error. */
const nodeSays = (answer: (question: Question) => string | Error | undefined): void => {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const questions = JSON.parse(String(init.body)) as readonly Question[];
    const answers = (await (await real(url, init)).json()) as readonly { readonly id: number }[];
    const bent = answers.map((entry) => {
      const question = questions.find((requests) => requests.id === entry.id);
      const result = question && answer(question);
      if (result === undefined) return entry;
      const error = result instanceof Error && { code: -32000, message: result.message };
      return { jsonrpc: '2.0', id: entry.id, ...(error ? { error } : { result }) };
    });
    return new Response(JSON.stringify(bent), { status: 200 });
  });
};

/** A contract's function returns this word. */
const contractSays = (to: Address, signature: string, word: string): void =>
  nodeSays(({ method, params: [call] }) =>
    method === 'eth_call' &&
    call?.to?.toLowerCase() === to.toLowerCase() &&
    call.data?.startsWith(id(signature).slice(0, 10))
      ? zeroPadValue(word, 32)
      : undefined,
  );

describe('npm run configure on the local chain', () => {
  it('finds what the order book is built on, as it was deployed, and leaves the rest to be filled in', async () => {
    const { deployment } = chain;
    const { code, text, complaint } = await run();
    expect(complaint).toBe('');
    expect(code).toBe(0);
    const env = envOf(text);
    expect(env).toMatchObject({
      orderBook: deployment.orderBook,
      orderBookExt: deployment.orderBookExt,
      factory: deployment.factory,
      pairInitCodeHash: deployment.pairInitCodeHash,
      router: deployment.router,
      wrappedNative: deployment.wrappedNative,
      multicall: deployment.multicall,
      swapMining: deployment.swapMining,
      orderMining: undefined,
    });
    expect(text).toMatch(new RegExp(`^# Found: .*myTradeOrderMining is ${deployment.orderMining.rewards}`, 'm'));
    // Every visitor would read it, and its address may hold a key.
    expect(text).not.toContain(chain.url);
    // Nothing on the chain proves whose these are.
    expect(env.lpStaking).toBeUndefined();
    expect(text).toMatch(new RegExp(`^# Behaves as a rewards pool .*${deployment.lpStaking}`, 'm'));
    expect(text).toMatch(new RegExp(`^# Behaves as a list of pairs .*${deployment.orderMining.config}`, 'm'));
    expect(text).toContain('# Registry of bonds (OlympusProFactoryStorage).');
    expect(env.bondRegistry).toBeUndefined();
    // The block of the deployment: no log of the exchange is older, and there is one in the block that was found.
    const logsIn = async (fromBlock: number, toBlock: number): Promise<number> => {
      const range = { fromBlock: toBeHex(fromBlock), toBlock: toBeHex(toBlock) };
      const address = [deployment.factory, deployment.orderBookExt];
      return (await chain.node.rpc<unknown[]>('eth_getLogs', { ...range, address })).length;
    };
    expect(env.firstBlock).toBeGreaterThan(0);
    expect(await logsIn(0, env.firstBlock - 1)).toBe(0);
    expect(await logsIn(env.firstBlock, env.firstBlock + 50)).toBeGreaterThan(0);
  });

  it('the first log is the block of the deployment where the node keeps no earlier state', async () => {
    const sure = envOf((await run()).text).firstBlock;
    rmSync(out());
    nodeSays(({ method, params: [, block] }) =>
      method === 'eth_getCode' && block !== 'latest' ? new Error('missing trie node 0xab') : undefined,
    );
    const { text } = await run();
    expect(text).toContain('# Found: the first log of the factory or the event store.');
    expect(envOf(text).firstBlock).toBeGreaterThanOrEqual(sure);
  });

  it('takes what the operator names once it is checked', async () => {
    const { router, orderBookExt } = chain.deployment;
    const { code, text } = await run('--router', router, '--event-store', orderBookExt, '--first-block', '7');
    expect(code).toBe(0);
    expect(envOf(text)).toMatchObject({ router, orderBookExt, firstBlock: 7 });
  });

  it('refuses a first block after the deployment, or after the newest block', async () => {
    expect(await run('--first-block', '999999999')).toMatchObject({ code: 1 });
    nodeSays(({ method, params: [, block] }) => (method === 'eth_getCode' && block !== 'latest' ? '0x60' : undefined));
    const late = await run('--first-block', '500');
    expect(late).toMatchObject({ code: 1, complaint: expect.stringContaining('was there before block 500') as string });
  });

  it('never overwrites a file without --force', async () => {
    writeFileSync(out(), 'VITE_JOBS=mine\n');
    const refused = await run();
    expect(refused).toMatchObject({ code: 1, text: 'VITE_JOBS=mine\n' });
    expect(refused.complaint).toContain('--force');
    expect(envOf((await run('--force')).text).orderBook).toBe(chain.deployment.orderBook);
  });
});

describe('a value that does not fit is refused with the reason, and nothing is written', () => {
  const refuses = async (reason: RegExp | string, ...args: readonly string[]): Promise<void> => {
    const { code, text, complaint } = await run(...args);
    expect(complaint).toMatch(reason);
    expect(complaint).toContain('Nothing was written.');
    expect(code).toBe(1);
    expect(text).toBeUndefined();
  };

  it('a node of another chain is refused', async () => {
    nodeSays(({ method }) => (method === 'eth_chainId' ? '0x1' : undefined));
    await refuses('The node serves chain 1, but the exchange is on Polygon, chain 137.');
  });

  it('a node that does not answer is refused', async () => {
    await refuses(/does not answer/, '--rpc', 'http://127.0.0.1:9');
  });

  it('an address without a contract is refused, and a contract that is no order book', async () => {
    const nobody = '0x00000000000000000000000000000000000A11cE';
    await refuses(`There is no contract at ${nobody}`, '--order-book', nobody);
    const { USDC } = chain.deployment.tokens;
    await refuses(`${USDC} is not an order book`, '--order-book', USDC);
  });

  it('a factory that is none is refused', async () => {
    const { orderBook, tokens } = chain.deployment;
    contractSays(orderBook, 'uniswapV2Factory()', tokens.USDC);
    await refuses(`${tokens.USDC}, which the order book names as its factory, is not a factory of pools.`);
  });

  it("a router of another factory is refused, given or the factory's own", async () => {
    const [other] = chain.deployment.exchanges;
    await refuses(
      /The router 0x\w+ serves the factory 0x\w+, but the order book uses 0x/,
      '--router',
      other?.router ?? '',
    );
    contractSays(chain.deployment.factory, 'router()', other?.router ?? '');
    await refuses(/The router 0x\w+ serves the factory 0x\w+, but the order book uses 0x/);
    await refuses('but the factory', '--router', chain.deployment.router);
  });

  it('a router that wraps another coin is refused', async () => {
    const { router, tokens } = chain.deployment;
    contractSays(router, 'WETH()', tokens.WETH);
    await refuses(/wraps the native coin with/, '--router', router);
  });

  it('a router that only claims to be one is refused: its code has to be the published one', async () => {
    const { router } = chain.deployment;
    nodeSays(({ method, params: [to] }) =>
      method === 'eth_getCode' && String(to).toLowerCase() === router.toLowerCase() ? '0x6080604052' : undefined,
    );
    await refuses(new RegExp(`The factory names no router. These have added liquidity, .*${router}.*--router`));
  });

  it("an init code hash that does not give the pools' addresses is refused", async () => {
    contractSays(chain.deployment.factory, 'initCodeHash()', `0x${'ab'.repeat(32)}`);
    await refuses(/initCodeHash\(\) is 0xabab\w+, which does not give the address of its pool/);
  });

  it('trade mining of another factory is refused', async () => {
    contractSays(chain.deployment.swapMining, 'factory()', chain.deployment.exchanges[0]?.factory ?? '');
    await refuses(/^Trade mining .* counts the pools of/);
  });

  it('an event store that reports other orders, or none, is refused', async () => {
    await refuses(/No log of 0x\w+ tells of an order/, '--event-store', chain.deployment.factory);
    nodeSays(({ method }) => (method === 'eth_getStorageAt' ? `0x${'0'.repeat(64)}` : undefined));
    await refuses(/Name its event store with --event-store/);
  });

  it('an address without Multicall is refused', async () => {
    await refuses('is no Multicall2 or Multicall3', '--multicall', polygonAddresses.orderBook);
  });
});

describe('the block of the deployment', () => {
  it('is found by bisection where the node keeps old states, and is that of the first of the contracts', async () => {
    const stage = await createStage();
    try {
      const latest = Number(await stage.node.rpc('eth_blockNumber'));
      let created = latest;
      while ((await stage.node.rpc('eth_getCode', stage.factory, toBeHex(created - 1))) !== '0x') created -= 1;
      expect(await deploymentBlock(connectNode(stage.node.url), [stage.book, stage.factory])).toBe(created);
    } finally {
      await stage.stop();
    }
  });
});
