import { AbiCoder } from 'ethers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { runPlan } from '#writes/sending/runPlan.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { NodeError, stubNode } from '../../support/stubNode.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const hash = `0x${'ab'.repeat(32)}`;
const HEAD = 5_000;
const WORD = `0x${'7'.padStart(64, '0')}`;

const plan: TransactionPlan = {
  contract: book,
  method: 'addOrder',
  callData: '0xd40ea4f4',
  value: 0n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: book, amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
  priceSensitive: true,
};

/** A node whose calls may use another block than its reported head. */
interface FakeNode {
  readonly head?: number;
  readonly callsSee?: number;
  /** Age of the block its calls see, seconds. */
  readonly age?: number;
  /** True if it answers calls at a block that it does not have. */
  readonly pretends?: boolean;
}

const quantity = (value: number): string => `0x${value.toString(16)}`;

const aggregate = (number: number, timestamp: number): string => {
  const coder = AbiCoder.defaultAbiCoder();
  const time = coder.encode(['uint256'], [timestamp]);
  const types = ['uint256', 'bytes32', 'tuple(bool,bytes)[]'];
  return coder.encode(types, [number, `0x${'1'.repeat(64)}`, [[true, time]]]);
};

/** `simulated` answers the plan's own call with its requested block. */
const nodeOf = (
  { head = HEAD, callsSee = head, age = 1, pretends = false }: FakeNode = {},
  simulated: (block: unknown) => unknown = () => '0x01',
) =>
  stubNode({
    eth_call: ([call, block]: readonly unknown[]) => {
      if (block !== 'latest' && Number(block) > callsSee && !pretends) return new NodeError(-32000, 'header not found');
      const isAggregate = (call as { readonly to: string }).to === env.multicall;
      return isAggregate ? aggregate(callsSee, Math.floor(Date.now() / 1000) - age) : simulated(block);
    },
    eth_estimateGas: '0xc350',
    eth_gasPrice: '0x1',
    eth_getBalance: quantity(10 ** 15),
    eth_getCode: '0x',
    eth_getTransactionCount: '0x1',
    eth_getBlockByNumber: { number: quantity(head), timestamp: quantity(Math.floor(Date.now() / 1000)) },
  });

const walletOf = (answers: Record<string, unknown> = {}) =>
  createFakeWallet({
    eth_chainId: '0x89',
    eth_accounts: [alice],
    eth_getBlockByNumber: { number: quantity(HEAD), timestamp: '0x1' },
    eth_sendTransaction: hash,
    ...answers,
  });

type FakeWallet = ReturnType<typeof walletOf>;

/** Runs the plan, all waiting left out. */
const run = async (wallet: FakeWallet, sent: TransactionPlan = plan, isCurrent = () => true) => {
  const progress = { isOver: false };
  const running = runPlan([sent], {
    account: alice,
    getWallet: () => Promise.resolve(wallet),
    clockOffsetMs: () => 0,
    isCurrent,
    onRequest: () => undefined,
  }).finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) await vi.advanceTimersByTimeAsync(50);
  return running;
};

const isRequested = ({ requests }: FakeWallet): boolean =>
  requests.some(({ method }) => method === 'eth_sendTransaction');
const codeOf = (answer: Awaited<ReturnType<typeof run>>) => (answer.ok ? 'sent' : answer.error.code);

beforeAll(() => import('#chain/sending/walletSigner.ts'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hangs = () => new Promise(() => undefined);

describe('right before the wallet opens', () => {
  it('a transaction is requested only where selected account, chain and head all match, whatever they were before', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('0x89', '0x89', '0x1', 137), { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom([alice], [alice.toLowerCase(), bob], [bob, alice], [], null), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.array(fc.option(fc.integer({ min: HEAD - 2, max: HEAD + 8 })), { minLength: 1, maxLength: 3 }),
        async (chains, accounts, heads) => {
          nodeOf();
          const answered = { chain: [] as unknown[], accounts: [] as unknown[], head: [] as (number | null)[] };
          const next = <T>(answers: readonly T[], log: unknown[]): T => {
            const answer = answers[Math.min(log.length, answers.length - 1)] as T;
            log.push(answer);
            return answer;
          };
          const wallet = walletOf({
            eth_chainId: () => next(chains, answered.chain),
            eth_accounts: () => next(accounts, answered.accounts),
            eth_getBlockByNumber: () => {
              const head = next(heads, answered.head);
              return head === null ? null : { number: quantity(head), timestamp: '0x1' };
            },
          });
          const answer = await run(wallet);
          if (!isRequested(wallet)) return;
          expect(answer.ok).toBe(true);
          // The chain is read twice: with the account, and with the block.
          const [chain, headChain] = answered.chain.slice(-2);
          expect(Number(chain)).toBe(137);
          expect(String((answered.accounts.at(-1) as readonly string[])[0]).toLowerCase()).toBe(alice.toLowerCase());
          const head = Number(headChain) === 137 ? answered.head.at(-1) : null;
          expect((head ?? HEAD) - HEAD).toBeLessThanOrEqual(rules.signing.maxBehindBlocks);
          const [request] = wallet.requests.at(-1)?.params as readonly [Record<string, unknown>];
          expect(request).toMatchObject({ chainId: '0x89', from: alice.toLowerCase() });
        },
      ),
      { numRuns: 60 },
    ));

  it.each([
    ['all is well', {}, {}, 'sent'],
    ['the wallet tells no block', {}, { eth_getBlockByNumber: null }, 'sent'],
    ['the wallet hangs on its block', {}, { eth_getBlockByNumber: hangs }, 'sent'],
    ['the node is behind the wallet', { head: HEAD - 5 }, {}, 'nodeBehind'],
    ['the node is ahead of the wallet', { head: HEAD + 500 }, {}, 'sent'],
    ['only calls are answered from before', { callsSee: HEAD - 5 }, {}, 'nodeBehind'],
    ['nobody has a newer block, but it is old', { age: 3600 }, {}, 'blockTooOld'],
    ['the block is old, and the wallet tells none', { age: 3600 }, { eth_getBlockByNumber: hangs }, 'blockTooOld'],
  ] as const)('the wallet opens or stays closed where %s', async (_what, node, answers, outcome) => {
    nodeOf(node);
    const wallet = walletOf(answers);
    expect(codeOf(await run(wallet))).toBe(outcome);
    expect(isRequested(wallet)).toBe(outcome === 'sent');
  });

  it('a transaction that does not depend on prices is sent all the same: a cancellation', async () => {
    nodeOf({ head: HEAD - 500, age: 3600 });
    const wallet = walletOf();
    expect(codeOf(await run(wallet, { ...plan, priceSensitive: false }))).toBe('sent');
  });

  it('nothing is sent that was given up meanwhile', async () => {
    let left = 1;
    nodeOf({}, () => {
      left -= 1;
      return '0x01';
    });
    const wallet = walletOf();
    await run(wallet, plan, () => left > 0);
    expect(isRequested(wallet)).toBe(false);
  });
});

describe('a simulation is of one block', () => {
  it('that was named before; other reads of the plan are of the same', async () => {
    const blocks: unknown[] = [];
    nodeOf({}, (block) => {
      blocks.push(block);
      return WORD;
    });
    expect(codeOf(await run(walletOf(), { ...plan, inspect: { rule: 'governor', contract: book } }))).toBe('sent');
    expect(blocks).toEqual([quantity(HEAD), quantity(HEAD)]);
  });

  it('a simulation that a part of the node answers from another block is refused', async () => {
    let calls = 0;
    stubNode({
      eth_call: ([call]: readonly unknown[]) => {
        if ((call as { readonly to: string }).to !== env.multicall) return '0x01';
        calls += 1;
        return aggregate(calls === 1 ? HEAD : HEAD - 400, Math.floor(Date.now() / 1000));
      },
      eth_estimateGas: '0xc350',
      eth_getBlockByNumber: { number: quantity(HEAD), timestamp: '0x1' },
    });
    const wallet = walletOf();
    expect(codeOf(await run(wallet))).toBe('nodeBehind');
    expect(isRequested(wallet)).toBe(false);
  });

  it('one that moved on meanwhile is simulated again', async () => {
    let head = HEAD;
    const wallet = walletOf({ eth_getBlockByNumber: () => ({ number: quantity(head), timestamp: '0x1' }) });
    nodeOf({}, () => {
      head = HEAD + 4;
      nodeOf({ head });
      return '0x01';
    });
    expect(codeOf(await run(wallet))).toBe('sent');
  });
});

describe('the result of a node one order behind', () => {
  const check = { rule: 'rewardReturns', call: 'redeemBond' } as const;

  it('is tried again a block later, and accuses nobody then', async () => {
    let tries = 0;
    nodeOf({}, () => {
      tries += 1;
      return tries < 3 ? '0x' : WORD;
    });
    expect(codeOf(await run(walletOf(), { ...plan, check }))).toBe('sent');
    expect(tries).toBe(3);
  });

  it.each([
    ['which is where all others are', {}, 'wrongContract'],
    ['which is behind', { head: HEAD - 2 }, 'nodeBehind'],
  ] as const)('accuses the contract in the end only by a node %s', async (_what, node, outcome) => {
    nodeOf(node);
    const wallet = walletOf();
    for (const priceSensitive of [true, false]) {
      expect(codeOf(await run(wallet, { ...plan, priceSensitive, check }))).toBe(outcome);
    }
    expect(isRequested(wallet)).toBe(false);
  });

  it.each([
    ['has its own code where the node is as far as all others', {}, 'reverted'],
    ['blames nobody where the node is behind', { head: HEAD - 5 }, 'nodeBehind'],
  ] as const)('a revert %s', async (_what, node, outcome) => {
    nodeOf(node, () => new NodeError(3, 'execution reverted: TRANSFER_FROM_FAILED'));
    const wallet = walletOf();
    for (const priceSensitive of [true, false]) {
      expect(codeOf(await run(wallet, { ...plan, priceSensitive }))).toBe(outcome);
    }
    expect(isRequested(wallet)).toBe(false);
  });
});
