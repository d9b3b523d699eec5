import { AbiCoder } from 'ethers';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { err, ok } from '#lib/result.ts';
import type { Address } from '#domain/tokens/types.ts';
import { planOrder } from '#writes/placeOrder.ts';
import { decisiveReads } from '#writes/decisiveReads.ts';
import { checkLast } from '#writes/lastChecks.ts';
import type { NodesDisagree } from '#writes/plan.ts';
import { confirmBySecondNode } from '#writes/secondNode.ts';
import { planWrap } from '#writes/wrap.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const usdc = {
  kind: 'token',
  chainId: 137,
  address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
} as const;
const native = { kind: 'native', chainId: 137, decimals: 18, symbol: 'MATIC', name: 'Polygon Matic' } as const;
const wrapped = { ...usdc, address: env.wrappedNative, decimals: 18, symbol: 'WMATIC' } as const;

const order = planOrder(
  {
    maker: alice,
    input: usdc,
    output: wrapped,
    direction: 'BUY',
    orderType: 'LIMIT',
    from: 100n,
    to: 1n,
    targetIndex: 0n,
    expectedRest: 0n,
    restTolerance: 0n,
  },
  book,
);
const kinds = ['balance', 'allowance', 'bookHead', 'bookHead', 'nonce'] as const;
const BLOCK = 5000;

/** What a node reports; a number that is null has no answer. */
interface Told {
  readonly numbers: readonly (bigint | null)[];
  readonly block?: number;
  readonly chainId?: string;
  readonly fails?: 'network' | 'http' | 'header not found' | 'garbage';
}

interface Request {
  readonly id: number;
  readonly method: string;
}

const resultOf = ({ method }: Request, { numbers, block = BLOCK, chainId = '0x89' }: Told): unknown => {
  const coder = AbiCoder.defaultAbiCoder();
  if (method === 'eth_chainId') return chainId;
  if (method === 'eth_getTransactionCount') return `0x${(numbers.at(-1) ?? 0n).toString(16)}`;
  const word = (value: bigint): string => coder.encode(['uint256'], [value]);
  const outcomes = numbers.slice(0, -1).map((value) => (value === null ? [false, '0x'] : [true, word(value)]));
  const types = ['uint256', 'bytes32', 'tuple(bool,bytes)[]'];
  return coder.encode(types, [block, `0x${'1'.repeat(64)}`, [[true, word(1n)], ...outcomes]]);
};

const answerOf = (told: Told, body: string): Promise<Response> => {
  const requests = JSON.parse(body) as readonly Request[];
  if (told.fails === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  if (told.fails === 'http') return Promise.resolve(new Response('', { status: 503 }));
  if (told.fails === 'garbage') return Promise.resolve(new Response('<html>'));
  const error = { code: -32000, message: 'header not found' };
  const answers = requests.map((request) =>
    told.fails && request.method !== 'eth_chainId'
      ? { jsonrpc: '2.0', id: request.id, error }
      : { jsonrpc: '2.0', id: request.id, result: resultOf(request, told) },
  );
  return Promise.resolve(new Response(JSON.stringify(answers)));
};

const FIRST = 'https://first.example/key-1234567890';
const SECOND = 'https://second.example';

const confirm = async (first: Told, second: Told, at: number | undefined = BLOCK) => {
  readRpc.nodes.use([FIRST, SECOND]);
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body: string }) =>
    answerOf(url === FIRST ? first : second, body),
  );
  return confirmBySecondNode([order], { reader: readRpc, from: alice, at });
};

afterEach(() => {
  readRpc.nodes.use(env.rpcUrls);
  vi.unstubAllGlobals();
});

const numbers = fc.tuple(...kinds.map(() => fc.option(fc.bigInt(0n, 3n), { freq: 6 })));

describe('what decides a transaction', () => {
  it('are what it spends and the book it trades in', () => {
    expect(decisiveReads(order, alice).map(({ about }) => about.kind)).toEqual(kinds.slice(0, -1));
    const wrap = planWrap({ kind: 'wrap', native, wrapped, amount: 1n });
    expect(decisiveReads(wrap, alice)).toMatchObject([{ about: { kind: 'balance', symbol: 'MATIC' } }]);
    const unwrap = planWrap({ kind: 'unwrap', native, wrapped, amount: 1n });
    expect(decisiveReads(unwrap, alice)).toMatchObject([{ about: { kind: 'balance', symbol: 'WMATIC' } }]);
  });

  it('stops at the first number that both nodes report, and differently; at nothing else', () =>
    fc.assert(
      fc.asyncProperty(numbers, numbers, async (mine, theirs) => {
        const nonceOf = (told: readonly (bigint | null)[]) => told.with(-1, told.at(-1) ?? 0n);
        const [first, second] = [nonceOf(mine), nonceOf(theirs)];
        const index = first.findIndex((value, i) => value !== null && second[i] !== null && value !== second[i]);
        const confirmed = await confirm({ numbers: first }, { numbers: second });
        if (index < 0) expect(confirmed.ok).toBe(true);
        else
          expect(confirmed).toMatchObject({
            ok: false,
            error: {
              code: 'nodesDisagree',
              about: { kind: kinds[index] },
              reports: [
                { host: 'first.example', value: first[index] },
                { host: 'second.example', value: second[index] },
              ],
            },
          });
      }),
      { numRuns: 25 },
    ));

  it.each<[string, Partial<Told>]>([
    ['is out of reach', { fails: 'network' }],
    ['fails', { fails: 'http' }],
    ['answers nonsense', { fails: 'garbage' }],
    ['does not have the block yet', { fails: 'header not found' }],
    ['answers for an earlier block', { block: BLOCK - 1 }],
    ['serves another chain', { chainId: '0x1' }],
  ])('a second node that %s stops nothing', async (_, told) => {
    const other = { numbers: [9n, 9n, 9n, 9n, 9n], ...told };
    expect((await confirm({ numbers: [1n, 1n, 1n, 1n, 1n] }, other)).ok).toBe(true);
  });

  it('without a block of a simulation the latest one is compared', async () => {
    const told = { numbers: [1n, 1n, 1n, 1n, 1n] };
    expect((await confirm(told, told, undefined)).ok).toBe(true);
  });

  it('one node alone is not compared', async () => {
    readRpc.nodes.use([FIRST]);
    expect((await confirmBySecondNode([order], { reader: readRpc, from: alice, at: BLOCK })).ok).toBe(true);
  });
});

it('what two nodes report of one block is said even where the chain has gone on since', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const now = Math.floor(Date.now() / 1000);
  const newest = { number: '0x1400', timestamp: `0x${now.toString(16)}` };
  const wallet = {
    request: ({ method }: { readonly method: string }) => Promise.resolve(method === 'eth_chainId' ? '0x89' : newest),
  };
  const at = { number: BLOCK, timestamp: now };
  const [first, second] = ['first.example', 'second.example'].map((host, told) => ({ host, value: BigInt(told) }));
  if (!first || !second) throw new Error('no reports');
  const disagree: NodesDisagree = { code: 'nodesDisagree', about: { kind: 'nonce' }, reports: [first, second] };
  const checked = (confirmed: Parameters<typeof checkLast>[0]['confirmed']) =>
    checkLast({ at, confirmed }, wallet, () => 0);
  expect(await checked(Promise.resolve(ok(undefined)))).toEqual(err({ code: 'nodeBehind' }));
  expect(await checked(Promise.resolve(err(disagree)))).toEqual(err(disagree));
});
