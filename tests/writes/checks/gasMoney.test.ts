import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGasMoneyCheck, lackOfGasMoney } from '#writes/checks/gasMoney.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { runPlan } from '#writes/sending/runPlan.ts';
import { everyPlan, PLANNER } from '../../support/everyPlan.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { endNodes, setNodes, type NodeManner } from '../../support/twoNodes.ts';

const HASH = `0x${'ab'.repeat(32)}`;
/** 50,000 gas of the node's estimate at its 30 gwei. */
const FEE = 50_000n * 30_000_000_000n;

/** The plan alone: all other checks are left out. */
const bare = ({ inspect: _i, check: _c, refresh: _r, explain: _e, ...plan }: TransactionPlan): TransactionPlan => plan;

const run = async (plan: TransactionPlan, manner: NodeManner, multisig?: object) => {
  setNodes(manner, manner);
  const wallet = createFakeWallet({ eth_chainId: '0x89', eth_accounts: [PLANNER], eth_sendTransaction: HASH });
  if (multisig) Object.assign(wallet, { multisig });
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
  expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(sent.ok);
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

describe('money for gas', () => {
  it.each(plans)('%s is not shown to the wallet of an account without coin', async (_name, plan) => {
    const missing = plan.value + FEE;
    const sendsCoin = plan.value > 0n;
    expect(await run(plan, { coin: 0n })).toEqual({ code: 'noGasMoney', fee: FEE, missing, sendsCoin });
  });

  const [approval] = everyPlan.approve;
  if (!approval) throw new Error('no plan');

  it('is enough to the last unit', async () => {
    expect(await run(approval, { coin: FEE })).toBe('sent');
    expect(await run(approval, { coin: FEE - 1n })).toMatchObject({ code: 'noGasMoney', missing: 1n });
  });

  it('is not queried of an account with code, for which somebody else may pay, nor of a Safe', async () => {
    expect(await run(approval, { coin: 0n, code: '0xef0100aa' })).toBe('sent');
    expect(await run(approval, { coin: 0n }, { threshold: 2 })).toBe('sent');
  });

  describe('at a gas price that only the node reports', () => {
    const GWEI = 10n ** 9n;
    const check = async (coin: bigint, nodeGwei: bigint, walletGwei: bigint | undefined, value = 0n) => {
      const answers: Record<string, bigint | string> = { eth_getBalance: coin, eth_gasPrice: nodeGwei * GWEI };
      const reader = {
        send: <T>(method: string): Promise<T> =>
          Promise.resolve((method === 'eth_getCode' ? '0x' : `0x${(answers[method] ?? 0n).toString(16)}`) as T),
      };
      const price = walletGwei === undefined ? {} : { eth_gasPrice: `0x${(walletGwei * GWEI).toString(16)}` };
      const wallet = createFakeWallet({ eth_chainId: '0x89', ...price });
      return startGasMoneyCheck(reader, wallet, PLANNER)(value, 60_000n);
    };
    const COIN = 10n ** 16n;

    it('lets the wallet decide where its own price is lower, and names the doubtful fee', async () => {
      expect(await check(COIN, 9_000n, 30n)).toEqual({ doubtfulFee: 450_000_000n * GWEI });
    });

    it('lets the wallet decide where no network has had the price', async () => {
      expect(await check(COIN, 10n ** 12n, undefined)).toEqual({ doubtfulFee: 50_000n * 10n ** 12n * GWEI });
    });

    it('refuses where the balance is too small at the lower price too', async () => {
      expect(await check(COIN, 9_000n, 300n)).toMatchObject({ lack: { fee: 15_000_000n * GWEI } });
      expect(await check(COIN, 10n ** 12n, undefined, COIN)).toMatchObject({ lack: { fee: 1_500_000n * GWEI } });
    });

    it('refuses at a price that the wallet does not contradict', async () => {
      expect(await check(COIN, 9_000n, undefined)).toMatchObject({ lack: { fee: 450_000_000n * GWEI } });
    });
  });

  it('that nobody knows keeps nobody from sending', () => {
    expect(lackOfGasMoney(undefined, 5n, 5n)).toBeUndefined();
  });
});
