import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BalanceMove, TransactionPlan } from '#writes/plan/plan.ts';
import { balanceMoves } from '#writes/plan/balanceMoves.ts';
import { runPlan } from '#writes/sending/runPlan.ts';
import { everyPlan, PLANNER } from '../../support/everyPlan.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { BLOCK, endNodes, setNodes, type NodeManner } from '../../support/twoNodes.ts';

const HASH = `0x${'ab'.repeat(32)}`;

/** The plan with what it moves alone: all other checks are left out. */
const bare = ({ inspect: _i, check: _c, refresh: _r, explain: _e, ...plan }: TransactionPlan): TransactionPlan => plan;

const movesOf = (plan: TransactionPlan): readonly BalanceMove[] => balanceMoves(plan, PLANNER);

type Moved = ((move: BalanceMove, index: number) => bigint) | undefined;

/** A node whose simulations move each amount as `moved` has it; undefined: it simulates none. */
const nodeOf = (plan: TransactionPlan, moved: Moved): NodeManner => {
  if (!moved) return {};
  const measured = movesOf(plan).flatMap((move, index) => {
    const change = moved(move, index);
    return [[move.measure, change] as const, ...(move.payer ? [[move.payer, -change] as const] : [])];
  });
  return { moved: measured };
};

/** Sends the plan where the simulations of both nodes move the amounts so. */
const run = async (plan: TransactionPlan, moved: Moved, movedBySecond = moved, head?: number) => {
  setNodes(nodeOf(plan, moved), { ...nodeOf(plan, movedBySecond), ...(head !== undefined && { head }) });
  const wallet = createFakeWallet({ eth_chainId: '0x89', eth_accounts: [PLANNER], eth_sendTransaction: HASH });
  const progress = { isOver: false };
  const running = runPlan([bare(plan)], {
    account: PLANNER,
    getWallet: () => Promise.resolve(wallet),
    clockOffsetMs: () => 0,
    isCurrent: () => true,
    onRequest: () => undefined,
  }).finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) await vi.advanceTimersByTimeAsync(100);
  const sent = await running;
  const isRequested = wallet.requests.some(({ method }) => method === 'eth_sendTransaction');
  expect(isRequested).toBe(sent.ok);
  return sent.ok ? 'sent' : sent.error;
};

beforeAll(() => Promise.all([import('#chain/sending/walletSigner.ts'), import('#writes/checks/simulateMoves.ts')]));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  endNodes();
});

const plans = Object.entries(everyPlan).flatMap(([kind, ones]) =>
  ones.map((plan, index) => [`${kind} ${index + 1}`, plan] as const),
);
const moving = plans.filter(([, plan]) => movesOf(plan).length > 0);
const asShown = ({ shown }: BalanceMove): bigint => shown;

describe('the movement of a plan in a simulation', () => {
  it('is held against what was shown for every kind that moves anything', () => {
    const without = plans.filter(([, plan]) => movesOf(plan).length === 0).map(([name]) => name.split(' ')[0]);
    expect(new Set(without)).toEqual(
      new Set([
        ...['approve', 'resetApproval', 'requireBalance', 'propose', 'vote', 'signedVote', 'delegateVotes'],
        ...['queueProposal', 'executeProposal', 'cancelProposal', 'operate'],
      ]),
    );
  });

  it.each(moving)('lets %s reach the wallet where it is what was shown', async (_, plan) => {
    expect(await run(plan, asShown)).toBe('sent');
    expect(await run(plan, undefined)).toBe('sent');
  });

  it.each(moving)('stops %s where an amount is far less', async (_, plan) => {
    for (const [index, move] of movesOf(plan).entries()) {
      const { shown, currency, bound = shown } = move;
      const far = (bound < shown ? bound : shown) - 1_000n;
      const stopped = await run(plan, (other, at) => (at === index ? far : other.shown));
      const sign = shown <= 0n && far <= 0n ? -1n : 1n;
      expect(stopped).toMatchObject({
        ...{ code: 'resultDiffers', symbol: currency.symbol, decimals: currency.decimals },
        ...{ shown: shown * sign, simulated: far * sign, host: 'first.example' },
      });
    }
  });

  it.each(moving)('stops %s where an amount is far more, except what grows', async (_, plan) => {
    for (const [index, move] of movesOf(plan).entries()) {
      const sent = await run(plan, (other, at) => (at === index ? other.shown + 1_000n : other.shown));
      expect(sent).toEqual(move.mayGrow ? 'sent' : expect.objectContaining({ code: 'resultDiffers' }));
    }
  });

  it.each(moving)('stops %s where only the second node moves another amount', async (_, plan) => {
    const [move] = movesOf(plan);
    const { shown = 0n, bound = shown } = move ?? {};
    const far = (bound < shown ? bound : shown) - 1_000n;
    const bent: Moved = (other, at) => (at === 0 ? far : other.shown);
    const differs = { code: 'resultDiffers', host: 'second.example' };
    expect(await run(plan, asShown, bent)).toMatchObject(differs);
  });

  it('is held against what was shown at the block that both nodes know', async () => {
    const [wrap] = everyPlan.wrap;
    if (!wrap) throw new Error('no plan');
    const differs = { code: 'resultDiffers', host: 'second.example' };
    expect(await run(wrap, undefined, () => -1_000_000n, BLOCK - 1)).toMatchObject(differs);
  });

  it('is paid in full where the token keeps a part of the transfer', async () => {
    const [withdrawal] = everyPlan.withdrawDeposit;
    if (!withdrawal || 'nothing' in withdrawal.moves) throw new Error('nothing moves');
    const [planned] = withdrawal.moves;
    const [move] = movesOf(withdrawal);
    const paying = (arrives: bigint, pays: bigint) => {
      if (!move?.payer) throw new Error('nobody pays');
      const large = { ...planned, change: 10_000n };
      const moves = [
        [move.measure, arrives],
        [move.payer, -pays],
      ] as const;
      return { plan: { ...withdrawal, moves: [large] as const }, moves };
    };
    const sentOf = async ({ plan, moves }: ReturnType<typeof paying>) => {
      const [[, arrives], [, pays]] = moves;
      const { simulateMoves, compareMoves } = await import('#writes/checks/simulateMoves.ts');
      setNodes({ moved: moves }, undefined);
      const { readRpc } = await import('#chain/rpc/readRpc.ts');
      const simulating = simulateMoves({ reader: readRpc, from: PLANNER }, [plan]);
      await vi.advanceTimersByTimeAsync(100);
      const simulated = await simulating;
      if (!simulated.ok) throw new Error(`not simulated: ${arrives}, ${pays}`);
      return compareMoves(simulated.value).ok;
    };
    expect(await sentOf(paying(9_900n, 10_000n))).toBe(true);
    expect(await sentOf(paying(9_900n, 9_900n))).toBe(false);
    expect(await sentOf(paying(0n, 10_000n))).toBe(false);
  });
});
