import { id, Interface, parseEther } from 'ethers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { rawAmount } from '../../e2e/devnet/market.ts';
import { EARLIER_VERSIONS, type VersionedSafe } from '../../e2e/devnet/safeHost/safeVersions.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { createSafeActions, sentCall, token, wrap } from './support/safeActions.ts';
import { createSafeStage, type SafeStage, type SafeVersion } from './support/safeStage.ts';

await vi.hoisted(async () => {
  const [{ configure }, { savedState }, { toViteEnv }] = await Promise.all([
    import('../support/configure.ts'),
    import('../../e2e/devnet/stateCache.ts'),
    import('../../e2e/devnet/deployment.ts'),
  ]);
  configure(toViteEnv((await savedState()).deployment, 'http://127.0.0.1:1'));
});

const VERSIONS: readonly SafeVersion[] = [...EARLIER_VERSIONS, '1.5.0'];
/** The first version, which has no log of a success; the first one with a log; the newest one. */
const SOME = ['1.0.0', '1.1.1', '1.5.0'] as const;
/** First versions with a guard, and with a guard of modules. */
const WITH_GUARD = ['1.3.0', '1.5.0'] as const;

let stage: SafeStage;
let snapshot: unknown;

beforeAll(async () => {
  stage = await createSafeStage();
}, 300_000);
beforeEach(async () => {
  if (snapshot !== undefined) await stage.node.rpc('evm_revert', snapshot);
  snapshot = await stage.node.rpc('evm_snapshot');
  stage.queue.clear();
});
afterAll(() => stage.stop());

/** A Safe, its actions, and the application of an owner whose page follows it. */
const setUp = async (version: SafeVersion) => {
  const safe = await stage.safeOf(version);
  const own = stage.openApp(safe);
  own.follow();
  return { safe, own, actions: createSafeActions(stage, safe.address) };
};

const firstOwner = ({ owners: [owner] }: VersionedSafe): Address => {
  if (!owner) throw new Error('there is no owner');
  return owner;
};
const kindsOf = (record: TransactionRecord) => callsOf(record).map(({ kind }) => kind);
const endOf = ({ ended, receipt, safe }: TransactionRecord) => [ended?.kind, receipt?.status, safe?.instead];
const EXECUTED = [undefined, 1, undefined];

describe('a proposal that another owner signs', () => {
  it.each(VERSIONS)('is followed to its receipt as a batch of a Safe %s', async (version) => {
    const { safe, own, actions } = await setUp(version);
    const other = stage.openApp(safe);
    other.follow();
    const hash = await own.propose([wrap(parseEther('3')), ...actions.order(rawAmount('USDC', 20))]);
    expect(await other.adopt(hash)).toBeUndefined();
    expect(kindsOf(other.record(hash))).toEqual(['wrap', 'approve', 'placeOrder']);
    await own.showBlocks(2);
    expect(own.record(hash).safe).toMatchObject({ confirmations: 1, threshold: 2, nonce: 0 });
    const outlook = own.outlook(hash);
    if (outlook?.kind !== 'succeeds') throw new Error(JSON.stringify(outlook));
    const [order] = outlook.orders;
    const before = await stage.balance('MYT', safe.address);
    await stage.execute(hash);
    expect(order?.received).toBe(((await stage.balance('MYT', safe.address)) - before).toString());
    for (const app of [own, other]) {
      const done = await app.settle(hash);
      expect(endOf(done)).toEqual(EXECUTED);
      expect(done.calls).toMatchObject([{ amount: parseEther('3').toString() }, { allowance: '0' }, { ...order }]);
    }
  });

  it('has the same actions and results for both owners, whatever it does', async () => {
    const { safe, own, actions } = await setUp('1.3.0');
    const other = stage.openApp(safe);
    other.follow();
    const run = async (plans: readonly TransactionPlan[]): Promise<TransactionRecord> => {
      const hash = await own.propose(plans);
      expect(await other.adopt(hash)).toBeUndefined();
      await own.showBlocks(2);
      expect(own.outlook(hash)).toMatchObject({ kind: 'succeeds' });
      await stage.execute(hash);
      const [mine, theirs] = [await own.settle(hash), await other.settle(hash)];
      expect([endOf(mine), endOf(theirs)]).toEqual([EXECUTED, EXECUTED]);
      expect(mine.calls).not.toContain(null);
      expect([kindsOf(theirs), theirs.calls, theirs.claimed]).toEqual([kindsOf(mine), mine.calls, mine.claimed]);
      return mine;
    };
    await run([wrap(parseEther('3'))]);
    await run([actions.unwrap(parseEther('1'))]);
    expect(await stage.balance('WMATIC', safe.address)).toBe(parseEther('2'));
    await run(await actions.cancellation());
    await run(await actions.addition());
    const held = await actions.poolTokens();
    await run(await actions.removal(held / 4n));
    await run(await actions.stake(held / 2n));
    expect(await actions.staked()).toBe(held / 2n);
    await stage.pass(3600);
    const before = await stage.balance('MYT', safe.address);
    const { claimed } = await run(await actions.claim());
    expect(claimed?.reward).toBe(((await stage.balance('MYT', safe.address)) - before).toString());
    const usdc = await stage.balance('USDC', safe.address);
    const removed = await run(await actions.unstakeAndRemove(held / 4n));
    expect(kindsOf(removed)).toEqual(['unstake', 'approve', 'removeLiquidity']);
    expect(await actions.staked()).toBe(held / 2n - held / 4n);
    const paid = (await stage.balance('USDC', safe.address)) - usdc;
    expect(removed.calls?.[2]).toMatchObject({ amountB: paid.toString() });
  });
});

describe('an execution under other gas terms', () => {
  const proposeAgain = (safe: VersionedSafe, plan: TransactionPlan): Promise<Hex> =>
    stage.queue.propose(safe, [sentCall(plan)], firstOwner(safe), { nonce: 0, safeTxGas: '100000' });

  it.each(['1.1.1', '1.4.1'] as const)(
    "is found in the logs of a Safe %s, without its page's help",
    async (version) => {
      const safe = await stage.safeOf(version);
      const own = stage.openApp(safe);
      const plan = wrap(parseEther('3'));
      const hash = await own.propose([plan]);
      const other = await proposeAgain(safe, plan);
      await stage.execute(other);
      const done = await own.settle(hash);
      expect([endOf(done), done.safe?.executedAs]).toEqual([EXECUTED, other]);
    },
  );

  it('stays unknown in a Safe 1.0.0, which has no log of it', async () => {
    const { safe, own } = await setUp('1.0.0');
    const plan = wrap(parseEther('3'));
    const hash = await own.propose([plan]);
    await own.showBlocks(2);
    await stage.execute(await proposeAgain(safe, plan));
    expect((await own.settle(hash)).ended?.kind).toBe('unknownInSafe');
  });
});

it('would fail once the deadline has passed hours later, while an order is still executed', async () => {
  const { own, actions } = await setUp('1.4.1');
  const order = await own.propose(actions.order(rawAmount('USDC', 20)));
  const addition = await own.propose(await actions.addition());
  await own.showBlocks(2);
  expect([order, addition].map((hash) => own.outlook(hash)?.kind)).toEqual(['succeeds', 'succeeds']);
  await stage.pass(4 * 3600);
  await own.showBlocks(1);
  expect(own.outlook(addition)).toMatchObject({ kind: 'fails', cause: { code: 'deadlinePassed' } });
  await stage.execute(order);
  expect(endOf(await own.settle(order))).toEqual(EXECUTED);
});

describe('two proposals with one nonce', () => {
  it.each(SOME)('the other one is replaced by the executed one in a Safe %s', async (version) => {
    const { safe, own } = await setUp(version);
    const other = stage.openApp(safe);
    other.follow();
    const hash = await own.propose([wrap(parseEther('3'))]);
    await other.adopt(hash);
    const executed = await own.propose([wrap(parseEther('4'))], { nonce: 0 });
    await own.showBlocks(2);
    await stage.execute(executed);
    const { safe: progress, calls } = await own.settle(executed);
    expect(calls).toEqual([{ amount: parseEther('4').toString() }]);
    const mined = progress?.minedHash;
    expect((await own.settle(hash)).ended).toMatchObject({ kind: 'replacedInSafe', hash: mined });
    // The other owner's application has no record of it: the log of its execution names it.
    const instead = { ...sentCall(wrap(parseEther('4'))) };
    const ending = version === '1.0.0' ? { kind: 'unknownInSafe' } : { kind: 'replacedInSafe', hash: mined, instead };
    expect((await other.settle(hash)).ended).toMatchObject(ending);
  });

  it('the same calls twice are one execution, and one replacement', async () => {
    const { own } = await setUp('1.3.0');
    const hash = await own.propose([wrap(parseEther('3'))]);
    const executed = await own.propose([wrap(parseEther('3'))], { nonce: 0, safeTxGas: '100000' });
    await own.showBlocks(2);
    await stage.execute(executed);
    expect(endOf(await own.settle(executed))).toEqual(EXECUTED);
    expect((await own.settle(hash)).ended?.kind).toBe('replacedInSafe');
  });
});

it.each(WITH_GUARD)('would fail in a Safe %s whose guard refuses, and waits on', async (version) => {
  const { safe, own } = await setUp(version);
  const hash = await own.propose([wrap(parseEther('3'))]);
  const guard = '0x00000000000000000000000000000000000009a5';
  const slot = id('guard_manager.guard.address');
  await stage.node.rpc('anvil_setCode', guard, '0x60006000fd');
  await stage.node.rpc('anvil_setStorageAt', safe.address, slot, `0x${guard.slice(2).padStart(64, '0')}`);
  await own.showBlocks(2);
  expect(own.outlook(hash)).toEqual({ kind: 'refused', reason: '' });
  await expect(stage.execute(hash)).rejects.toThrow('refused');
  await own.showBlocks(6);
  expect(endOf(own.record(hash))).toEqual([undefined, undefined, undefined]);
  await stage.node.rpc('anvil_setStorageAt', safe.address, slot, `0x${'0'.repeat(64)}`);
  await stage.queue.execute(hash);
  expect(endOf(await own.settle(hash))).toEqual(EXECUTED);
});

const modules = new Interface([
  'function enableModule(address)',
  'function execTransactionFromModule(address,uint256,bytes,uint8) returns (bool)',
]);

it.each(['1.0.0', '1.1.1', '1.5.0'] as const)(
  'is not executed by a module of a Safe %s with its calls',
  async (version) => {
    const { safe, own } = await setUp(version);
    const plan = wrap(parseEther('3'));
    const hash = await own.propose([plan]);
    const module = firstOwner(safe);
    const act = (from: Address, name: string, args: readonly unknown[]): Promise<void> =>
      stage.act(from, safe.address, modules.encodeFunctionData(name, args) as Hex);
    await act(safe.address, 'enableModule', [module]);
    await act(module, 'execTransactionFromModule', [plan.contract, plan.value, plan.callData, 0]);
    expect(await stage.balance('WMATIC', safe.address)).toBe(parseEther('3'));
    await own.showBlocks(8);
    expect([endOf(own.record(hash)), own.record(hash).safe?.minedHash]).toEqual([
      [undefined, undefined, undefined],
      undefined,
    ]);
    await stage.execute(hash);
    expect(endOf(await own.settle(hash))).toEqual(EXECUTED);
    expect(await stage.balance('WMATIC', safe.address)).toBe(parseEther('6'));
  },
);

const REFUND = { safeTxGas: '1500000', baseGas: '10000', gasPrice: '1000', gasToken: TOKENS.USDC.address };

describe('an execution that fails inside', () => {
  it.each(SOME.flatMap((version) => [false, true].map((refunds) => ({ version, refunds }))))(
    'is a failure of a Safe $version that paid for gas: $refunds',
    async ({ version, refunds }) => {
      const { safe, own, actions } = await setUp(version);
      const [cancel] = await actions.cancellation();
      if (!cancel) throw new Error('nothing is planned');
      const hash = await own.propose([cancel], refunds ? REFUND : { safeTxGas: REFUND.safeTxGas });
      await stage.act(safe.address, cancel.contract, cancel.callData);
      await own.showBlocks(2);
      expect(own.outlook(hash)).toMatchObject({ kind: 'fails', cause: { code: 'orderGone' } });
      const before = await stage.balance('USDC', safe.address);
      await stage.execute(hash);
      const done = await own.settle(hash);
      expect(endOf(done)).toEqual([undefined, 0, undefined]);
      const paid = before - (await stage.balance('USDC', safe.address));
      expect(paid > 10_000_000n).toBe(refunds);
      // The first version logs no payment.
      const amount = version === '1.0.0' ? {} : { amount: paid.toString() };
      expect(done.safe?.refund).toEqual(refunds ? { unit: TOKENS.USDC.address, ...amount } : undefined);
    },
  );

  it.each(SOME)('is known before from terms of a Safe %s that allow no gas', async (version) => {
    const { own, actions } = await setUp(version);
    const hash = await own.propose(actions.order(rawAmount('USDC', 20)), { ...REFUND, safeTxGas: '30000' });
    await own.showBlocks(2);
    expect(own.outlook(hash)).toEqual({ kind: 'fails', cause: { code: 'outOfGas', reason: '' } });
    await stage.execute(hash);
    expect(endOf(await own.settle(hash))).toEqual([undefined, 0, undefined]);
  });
});

describe('a payment for gas', () => {
  it('is named before it is signed, and is no part of what an order spends', async () => {
    const { safe, own, actions } = await setUp('1.3.0');
    const hash = await own.propose(actions.order(rawAmount('USDC', 20)), REFUND);
    await own.showBlocks(2);
    expect(own.refund(hash)).toEqual({ token: TOKENS.USDC.address, receiver: undefined, atLeast: '10000000' });
    const before = await stage.balance('USDC', safe.address);
    await stage.execute(hash);
    const done = await own.settle(hash);
    expect(endOf(done)).toEqual(EXECUTED);
    expect(done.outcome?.spent).toBe(rawAmount('USDC', 20).toString());
    const paid = before - (await stage.balance('USDC', safe.address)) - rawAmount('USDC', 20);
    expect(done.safe?.refund).toEqual({ unit: TOKENS.USDC.address, amount: paid.toString() });
  });

  it.each(SOME)('would fail in a Safe %s that does not hold its token', async (version) => {
    const { own } = await setUp(version);
    const terms = { ...REFUND, gasPrice: parseEther('1').toString(), gasToken: TOKENS.OLDY.address };
    const hash = await own.propose([wrap(parseEther('3'))], terms);
    await own.showBlocks(2);
    const reason = expect.stringMatching(/^GS012$|Could not pay gas costs with token/) as unknown;
    expect(own.outlook(hash)).toEqual({ kind: 'refused', reason });
  });
});

it.each(['1.4.1'] as const)('has the approved amount that its owner lowered in a Safe %s', async (version) => {
  const { own } = await setUp(version);
  const spender = stage.deployment.orderBook;
  const approval = (whole: number): TransactionPlan =>
    planApproval({ token: token('USDC'), spender }, rawAmount('USDC', whole));
  const hash = await own.propose([approval(50)], { calls: [sentCall(approval(5))] });
  await own.showBlocks(2);
  expect(own.record(hash).safe).toMatchObject({ approvesLess: sentCall(approval(5)) });
  await stage.execute(hash);
  const done = await own.settle(hash);
  expect([endOf(done), done.calls]).toEqual([EXECUTED, [{ allowance: rawAmount('USDC', 5).toString() }]]);

  const raised = await own.propose([approval(50)], { calls: [sentCall(approval(500))] });
  await own.showBlocks(2);
  expect(own.record(raised).safe).toMatchObject({ instead: sentCall(approval(500)) });
});

it('reads the amounts of liquidity again with every block', async () => {
  const { safe, own, actions } = await setUp('1.5.0');
  const hash = await own.propose(await actions.addition());
  await own.showBlocks(2);
  const amounts = () => {
    const outlook = own.outlook(hash);
    if (outlook?.kind !== 'succeeds') throw new Error(JSON.stringify(outlook));
    return outlook.liquidity;
  };
  const [first] = amounts() ?? [];
  const { info } = own.record(hash);
  if (info.kind !== 'addLiquidity') throw new Error('it is no addition');
  expect(first).toEqual({ amountA: info.amountA, amountB: info.amountB });
  const sold = rawAmount('MYT', 2000);
  const { orderBook } = stage.deployment;
  await stage.act(safe.address, TOKENS.MYT.address, encodeCall('token', 'approve', [orderBook, sold]));
  const [myt, usdc] = [TOKENS.MYT.address, TOKENS.USDC.address];
  await stage.act(safe.address, orderBook, bookOrders.addOrder.encode(safe.address, myt, usdc, 0n, sold, 1n));
  await own.showBlocks(1);
  const [now] = amounts() ?? [];
  expect(now).not.toEqual(first);
  const before = { myt: await stage.balance('MYT', safe.address), usdc: await stage.balance('USDC', safe.address) };
  await stage.execute(hash);
  const done = await own.settle(hash);
  expect(endOf(done)).toEqual(EXECUTED);
  expect(now).toEqual({
    amountA: (before.myt - (await stage.balance('MYT', safe.address))).toString(),
    amountB: (before.usdc - (await stage.balance('USDC', safe.address))).toString(),
  });
  expect(done.calls?.at(-1)).toMatchObject({ ...now });
});
