import { AbiCoder, Interface } from 'ethers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { batching } from '#chain/connectors/batching.ts';
import { refusesBatch } from '#chain/connectors/walletCalls.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { runPlan } from '#writes/sending/runPlan.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';
import { stubNode, type NodeAnswer } from '../../support/stubNode.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const coder = AbiCoder.defaultAbiCoder();

const plan = (callData: `0x${string}`, more: Partial<TransactionPlan> = {}): TransactionPlan => ({
  contract: book,
  method: 'approve',
  callData,
  value: 0n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: book, amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
  ...more,
});

const results = (...returned: readonly string[]): string => coder.encode(['bytes[]'], [returned]);

/** A node whose simulation of the batch answers like this; reverts carry data. */
const node = (simulated: NodeAnswer) =>
  stubNode({
    eth_call: simulated,
    eth_getTransactionCount: '0x7',
    eth_getBlockByNumber: { number: '0x1', timestamp: '0x1' },
  });

const reverts = (data: string): void => {
  const failure = { jsonrpc: '2.0', error: { code: 3, message: 'execution reverted', data } };
  vi.stubGlobal('fetch', (_url: string, init: { readonly body: string }) => {
    const sentRequests = JSON.parse(init.body) as { id: number; method: string }[];
    const answers = sentRequests.map(({ id, method }) =>
      method === 'eth_call' ? { ...failure, id } : { jsonrpc: '2.0', id, result: '0x1' },
    );
    return Promise.resolve(new Response(JSON.stringify(answers), { status: 200 }));
  });
};

const walletOf = (answers: Record<string, unknown> = {}) =>
  createFakeWallet({ eth_chainId: '0x89', eth_accounts: [alice], wallet_sendCalls: { id: 'known' }, ...answers });

const run = async (wallet: ReturnType<typeof walletOf>, plans: readonly TransactionPlan[]) => {
  const progress = { isOver: false };
  const running = runPlan(plans, {
    account: alice,
    getWallet: () => Promise.resolve(wallet),
    clockOffsetMs: () => 0,
    isCurrent: () => true,
    onRequest: () => undefined,
  }).finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) await vi.advanceTimersByTimeAsync(50);
  return running;
};

const sentRequests = ({ requests }: ReturnType<typeof walletOf>, method: string): number =>
  requests.filter((request) => request.method === method).length;

beforeAll(() => import('#chain/simulation/simulateBatch.ts'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const two = [plan('0xaa'), plan('0xbb')];

describe('several plans as one transaction', () => {
  it('are followed under what the wallet calls them, with a hash of ours', async () => {
    node(results('0x01', '0x02'));
    const wallet = walletOf();
    const sent = await run(wallet, two);
    expect(sent).toMatchObject({
      ok: true,
      value: {
        callsId: 'known',
        hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        presumed: { nonce: 7, to: alice, data: '0xbb' },
      },
    });
    expect(batching.current(wallet, alice)).toBeUndefined();
  });

  it('each is checked with what its own call returned, and nothing leaves if one check fails', async () => {
    const check = { rule: 'orderRest', from: 8n, expectedRest: 3n, restTolerance: 0n } as const;
    const placed = (rest: bigint): string => coder.encode(['uint256', 'uint256'], [rest, 9n]);
    const plans = [plan('0xaa', { check }), plan('0xbb', { check: { ...check, expectedRest: 5n } })];
    const wallet = walletOf();
    for (const rests of [
      [3n, 6n],
      [4n, 5n],
    ] as const) {
      node(results(...rests.map(placed)));
      expect(await run(wallet, plans)).toMatchObject({ error: { code: 'quoteMoved' } });
    }
    expect(sentRequests(wallet, 'wallet_sendCalls')).toBe(0);
    node(results(placed(3n), placed(5n)));
    expect(await run(wallet, plans)).toMatchObject({ ok: true });
  });

  it('a call that would revert is explained by its own plan', async () => {
    const failed = new Interface(['error CallFailed(uint256 index, bytes reason)', 'error Error(string)']);
    const reason = failed.encodeErrorResult('Error', ['TRANSFER_FROM_FAILED']);
    reverts(failed.encodeErrorResult('CallFailed', [1, reason]));
    const wallet = walletOf();
    expect(await run(wallet, two)).toMatchObject({ error: { code: 'reverted', reason: 'TRANSFER_FROM_FAILED' } });
    const explain = { rule: 'refusalReason', texts: ['TRANSFER_FROM_FAILED'], code: 'vaultShort' } as const;
    expect(await run(wallet, [plan('0xaa'), plan('0xbb', { explain })])).toMatchObject({
      error: { code: 'vaultShort' },
    });
    expect(sentRequests(wallet, 'wallet_sendCalls')).toBe(0);
  });

  it.each([
    ['supposes no other code', '0x'],
    ['answers with less', results('0x01')],
    ['answers nonsense', results('0x01', '0x02').slice(0, 100)],
  ])('a node that %s: nothing is signed unseen, and the account takes them step by step', async (_name, answer) => {
    node(answer);
    const wallet = walletOf();
    expect(await run(wallet, two)).toMatchObject({ error: { code: 'noBatch' } });
    expect(sentRequests(wallet, 'wallet_sendCalls')).toBe(0);
    expect(batching.current(wallet, alice)).toBe(false);
  });

  it('one query is sent whatever error a wallet gives, and nothing goes another way by itself', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(4001, 4100, 4200, 4900, 5700, 5710, 5740, 5750, 5760, -32601, -32002),
        async (code) => {
          node(results('0x01', '0x02'));
          const cause = walletError(code, 'no');
          const wallet = walletOf({
            wallet_sendCalls: () => {
              throw cause;
            },
          });
          const sent = await run(wallet, two);
          expect(sent.ok).toBe(false);
          expect(!sent.ok && sent.error.code === 'noBatch').toBe(refusesBatch(cause));
          expect(batching.current(wallet, alice)).toBe(refusesBatch(cause) ? false : undefined);
          expect(sentRequests(wallet, 'wallet_sendCalls')).toBe(1);
          expect(sentRequests(wallet, 'eth_sendTransaction')).toBe(0);
        },
      ),
      { numRuns: 22 },
    ));
});
