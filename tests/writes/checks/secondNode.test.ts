import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { err, ok } from '#lib/result.ts';
import { checkLast } from '#writes/checks/lastChecks.ts';
import type { NodesDisagree, TransactionPlan } from '#writes/plan/plan.ts';
import { runPlan } from '#writes/sending/runPlan.ts';
import { confirmBySecondNode } from '#writes/checks/secondNode.ts';
import { readsOf } from '#writes/plan/decisiveReads.ts';
import list from '../../support/everyPlan.ts?raw';
import { everyPlan, PLANNER } from '../../support/everyPlan.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { answerAs, BLOCK, endNodes, FIRST, setNodes, type Forge, type NodeManner } from '../../support/twoNodes.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const sources = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/writes/*/*.ts', { eager: true });

/** A wallet whose own provider behaves like this; undefined: it refuses reads. */
const walletOf = (manner: NodeManner | undefined) => {
  const wallet = createFakeWallet({
    eth_chainId: '0x89',
    eth_accounts: [PLANNER],
    eth_getBlockByNumber: answerAs(manner ?? {}, { method: 'eth_getBlockByNumber', params: [] }),
    eth_sendTransaction: HASH,
  });
  if (manner) {
    for (const method of ['eth_call', 'eth_getTransactionCount', 'eth_chainId']) {
      wallet.answer(method, (params: readonly unknown[]) => answerAs(manner, { method, params }));
    }
  }
  return wallet;
};

/** The plan with its reads alone: all other checks are left out. */
const bare = ({ inspect: _i, check: _c, refresh: _r, explain: _e, ...plan }: TransactionPlan): TransactionPlan => plan;

/** Sends the plan; all waiting is left out. */
const run = async (plan: TransactionPlan, wallet: ReturnType<typeof walletOf>) => {
  const progress = { isOver: false };
  const opinions: unknown[] = [];
  const running = runPlan([bare(plan)], {
    account: PLANNER,
    getWallet: () => Promise.resolve(wallet),
    clockOffsetMs: () => 0,
    isCurrent: () => true,
    onRequest: (opinion) => {
      opinions.push(opinion);
      return undefined;
    },
  }).finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) await vi.advanceTimersByTimeAsync(100);
  return {
    sent: await running,
    opinions,
    isRequested: wallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
  };
};

beforeAll(() => import('#chain/sending/walletSigner.ts'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  endNodes();
});

const plans = Object.entries(everyPlan).flatMap(([kind, ones]) =>
  ones.map((plan, index) => [`${kind} ${index + 1}`, plan] as const),
);

const WORD = 64;

/** The answer with one word of it changed. */
const bend =
  (index: number, change: (word: bigint) => bigint): Forge =>
  (honestly) => {
    const at = 2 + index * WORD;
    const word = change(BigInt(`0x${honestly.slice(at, at + WORD)}`));
    return `0x${honestly.slice(2, at)}${word.toString(16).padStart(WORD, '0')}${honestly.slice(at + WORD)}` as Hex;
  };

/** Every way to forge a read: each word that decides halved, doubled and zero, and no answer at all. */
const forgeries = (plan: TransactionPlan): readonly (readonly [name: string, call: Call, forge: Forge])[] =>
  readsOf([plan], PLANNER).flatMap(({ about, rest, call }, read) => {
    const deciding = about.flatMap((number, index) => (number ? [index] : []));
    const words = rest ? [...deciding, about.length, about.length + 3] : deciding;
    const bent = words.flatMap((index) => [
      [`read ${read} word ${index} halved`, call, bend(index, (word) => word / 2n)] as const,
      [`read ${read} word ${index} doubled`, call, bend(index, (word) => word * 2n)] as const,
      [`read ${read} word ${index} zero`, call, bend(index, () => 0n)] as const,
    ]);
    return [...bent, [`read ${read} refused`, call, () => undefined] as const];
  });

describe('every plan', () => {
  it('has its planner in the list', () => {
    const planners = Object.values(sources).flatMap((module) =>
      Object.keys(module).filter((name) => /^plan[A-Z]/.test(name)),
    );
    expect(planners.length).toBeGreaterThan(20);
    for (const planner of planners) expect(list).toContain(`${planner}(`);
  });

  it('declares reads, or why nothing decides', () => {
    const without = plans.filter(([, { reads }]) => 'nothing' in reads).map(([name]) => name.split(' ')[0]);
    expect(new Set(without)).toEqual(
      new Set(['approve', 'resetApproval', 'requireBalance', 'propose', 'delegateVotes']),
    );
  });

  it.each(plans)('%s reaches the wallet where both nodes are honest', async (_, plan) => {
    setNodes({}, {});
    const { isRequested, opinions } = await run(plan, walletOf(undefined));
    expect([isRequested, opinions]).toEqual([true, [{ by: 'second.example' }]]);
  });

  const reading = plans.filter(([, { reads }]) => !('nothing' in reads));

  it.each(reading)('%s is stopped by every forged read', async (_, plan) => {
    for (const [name, call, forge] of forgeries(plan)) {
      const confirmed = await settled(confirm({ forged: [[call, forge]] }, {}, undefined, plan));
      expect([name, confirmed.ok ? 'confirmed' : confirmed.error.code]).toEqual([name, 'nodesDisagree']);
    }
  });

  it.each(reading)('%s reaches no wallet where a node forges a read', async (_, plan) => {
    const [forged] = forgeries(plan);
    if (!forged) throw new Error('nothing to forge');
    setNodes({ forged: [[forged[1], forged[2]]] }, {});
    const { sent, isRequested } = await run(plan, walletOf(undefined));
    expect([isRequested, sent.ok ? 'sent' : sent.error.code]).toEqual([false, 'nodesDisagree']);
  });
});

const [order] = everyPlan.placeOrder;
const [removal] = everyPlan.removeLiquidity;
if (!order || !removal) throw new Error('no plans');
const reserves = readsOf([removal], PLANNER).find(({ about }) => about[0]?.kind === 'reserve');
if (!reserves) throw new Error('no reserves');
const halved = { forged: [[reserves.call, bend(0, (word) => word / 2n)]] } as const;

const confirm = (first: NodeManner, second: NodeManner | undefined, wallet: NodeManner | undefined, plan = removal) => {
  setNodes(first, second);
  return confirmBySecondNode([plan], { reader: readRpc, wallet: walletOf(wallet), from: PLANNER, at: BLOCK });
};

/** Runs with all waiting left out. */
const settled = async <T>(promise: Promise<T>): Promise<T> => {
  const progress = { isOver: false };
  const running = promise.finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) await vi.advanceTimersByTimeAsync(100);
  return running;
};

describe('the second opinion', () => {
  it('names the number, and both nodes with what each reports', async () => {
    const confirmed = await settled(confirm(halved, {}, undefined));
    expect(confirmed).toMatchObject({
      ok: false,
      error: {
        code: 'nodesDisagree',
        about: { kind: 'reserve', symbol: 'USDC', decimals: 6 },
        reports: [{ host: 'first.example' }, { host: 'second.example' }],
      },
    });
    if (confirmed.ok || confirmed.error.code !== 'nodesDisagree') return;
    const [mine, theirs] = confirmed.error.reports.map(({ value }) => value);
    expect(mine).toBe((theirs ?? 0n) / 2n);
  });

  it('is that of the wallet where one node is set up', async () => {
    expect(await settled(confirm({}, undefined, {}))).toEqual(ok({ by: 'wallet' }));
    expect(await settled(confirm(halved, undefined, {}))).toMatchObject({
      error: { code: 'nodesDisagree', reports: [{ host: 'first.example' }, { host: 'wallet' }] },
    });
  });

  it.each<[string, NodeManner]>([
    ['is out of reach', { fails: 'network' }],
    ['fails', { fails: 'http' }],
    ['answers nonsense', { fails: 'garbage' }],
    ['serves another chain', { chainId: '0x1' }],
  ])('is that of the wallet where the second node %s, else nobody confirms', async (_, second) => {
    const lying = { ...halved, ...second };
    expect(await settled(confirm({}, lying, {}))).toEqual(ok({ by: 'wallet' }));
    expect(await settled(confirm({}, lying, undefined))).toEqual(ok({ by: undefined }));
    expect(await settled(confirm({}, lying, { chainId: '0x1' }))).toEqual(ok({ by: undefined }));
    expect(await settled(confirm(halved, lying, {}))).toMatchObject({ error: { code: 'nodesDisagree' } });
  });

  it('is given up after 1.5 s where the second node is silent, and the wallet is next', async () => {
    let confirmed: unknown;
    void confirm({}, { fails: 'silent' }, {}).then((answer) => (confirmed = answer));
    await vi.advanceTimersByTimeAsync(1499);
    expect(confirmed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    // The wallet's answer needs no time, but turns of the event loop.
    for (let turn = 0; turn < 100 && confirmed === undefined; turn += 1) await vi.advanceTimersByTimeAsync(1);
    expect(confirmed).toEqual(ok({ by: 'wallet' }));
  });

  it('is at the block that both know where the second node is behind', async () => {
    expect(await settled(confirm({}, { head: BLOCK - 3 }, undefined))).toEqual(ok({ by: 'second.example' }));
    expect(await settled(confirm(halved, { head: BLOCK - 3 }, undefined))).toMatchObject({
      error: { code: 'nodesDisagree' },
    });
  });

  it('is not that of the same host under another address', async () => {
    setNodes({}, {});
    readRpc.nodes.use([FIRST, `${new URL(FIRST).origin}/another-key`]);
    const terms = { reader: readRpc, wallet: walletOf({}), from: PLANNER, at: BLOCK };
    expect(await settled(confirmBySecondNode([removal], terms))).toEqual(ok({ by: 'wallet' }));
  });

  it('is not that of a node whose newest block is old', async () => {
    const old = { head: BLOCK - 4 };
    expect(await settled(confirm({}, old, undefined))).toEqual(ok({ by: undefined }));
    expect(await settled(confirm({}, old, {}))).toEqual(ok({ by: 'wallet' }));
    expect(await settled(confirm({}, old, old))).toEqual(ok({ by: undefined }));
  });

  it('compares the nonce', async () => {
    expect(await settled(confirm({}, { nonce: 4n }, undefined))).toMatchObject({
      error: { about: { kind: 'nonce' }, reports: [{ value: 3n }, { value: 4n }] },
    });
  });

  it('is that nobody confirmed, where nobody answers', async () => {
    setNodes({}, undefined);
    const { isRequested, opinions } = await run(order, walletOf(undefined));
    expect([isRequested, opinions]).toEqual([true, [{ by: undefined }]]);
  });
});

it('says what two nodes report of one block even where the chain has gone on since', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const now = Math.floor(Date.now() / 1000);
  const newest = { number: '0x1400', timestamp: `0x${now.toString(16)}` };
  const wallet = {
    request: ({ method }: { readonly method: string }) => Promise.resolve(method === 'eth_chainId' ? '0x89' : newest),
  };
  const at = { number: BLOCK, timestamp: now };
  const [first, second] = ['first.example', 'second.example'].map((host, i) => ({ host, value: BigInt(i) }));
  if (!first || !second) throw new Error('no reports');
  const disagree: NodesDisagree = { code: 'nodesDisagree', about: { kind: 'nonce' }, reports: [first, second] };
  const checked = (confirmed: Parameters<typeof checkLast>[0]['confirmed']) =>
    settled(checkLast({ at, confirmed }, wallet, () => 0));
  expect(await checked(Promise.resolve(ok({ by: undefined })))).toEqual(err({ code: 'nodeBehind' }));
  expect(await checked(Promise.resolve(err(disagree)))).toEqual(err(disagree));
});
