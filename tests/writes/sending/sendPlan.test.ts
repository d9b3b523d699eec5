import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEVER_LEFT } from '#chain/connectors/refusal.ts';
import { blockSeen } from '#state/app/slice.ts';
import { added, cleared } from '#state/transactions/slice.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { storage } from '#lib/storage.ts';
import { secondRequest } from '#stores/secondRequest.ts';
import { createWalletRequests, walletRequests } from '#stores/walletRequests.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { sendPlan } from '#writes/sending/sendPlan.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';
import { act, behaviour } from '../../support/nastyAnswers.ts';
import { sendOne } from '../../support/sentRecord.ts';
import { NodeError, stubNode } from '../../support/stubNode.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const SENT: Hex = `0x${'ab'.repeat(32)}`;
const chainId = 137;

const plan: TransactionPlan = {
  contract: book,
  method: 'approve',
  callData: '0xd40ea4f4',
  value: 0n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: book, amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
  approval: { spender: book, tokenAddress: book },
};

beforeAll(() => import('#chain/sending/walletSigner.ts'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setUp = (
  answers: Record<string, unknown> = {},
  walletAnswers: Record<string, unknown> = {},
  more: Partial<TransactionPlan> = {},
  onFound?: (hash: Hex) => void,
) => {
  const { store } = sendOne();
  stubNode({ eth_call: '0x01', eth_estimateGas: '0xc350', eth_getTransactionCount: '0x4', ...answers });
  const wallet = createFakeWallet({
    eth_chainId: '0x89',
    eth_accounts: [alice],
    eth_sendTransaction: SENT,
    ...walletAnswers,
  });
  const send = async () => {
    const progress = { isOver: false };
    const sending = sendPlan(
      { ...plan, ...more },
      {
        store,
        summary: 'Reset USDT',
        account: alice,
        getWallet: () => Promise.resolve(wallet),
        isCurrent: () => true,
        onRequest: () => undefined,
        ...(onFound && { onFound }),
      },
    ).finally(() => {
      progress.isOver = true;
    });
    while (!progress.isOver) await vi.advanceTimersByTimeAsync(50);
    return sending;
  };
  const record = () => store.getState().transactions[chainId]?.[SENT];
  const seeBlock = (blockNumber: number): void =>
    void store.dispatch(blockSeen({ chainId, blockNumber, blockTimestamp: 1, seenAtMs: 2 }));
  return { store, send, record, seeBlock, wallet };
};

describe('a plan that a reload would offer again', () => {
  const withRoom = (isFull: boolean): void => {
    const setItem = (): void => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    };
    const removeItem = (): void => undefined;
    vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem, removeItem } });
  };

  it('opens no wallet in a full storage, and keeps no request', async () => {
    const { send, wallet } = setUp({}, {}, { needsStoredRequest: true });
    withRoom(true);
    expect(await send()).toEqual({ ok: false, error: { code: 'requestNotStored' } });
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction');
    expect([walletRequests.all(), walletRequests.refused()]).toEqual([[], []]);
  });

  it('is sent once its request is stored, and any other plan in a full storage too', async () => {
    const { send } = setUp({}, {}, { needsStoredRequest: true });
    withRoom(false);
    expect(await send()).toEqual({ ok: true, value: SENT });
    const other = setUp();
    withRoom(true);
    expect(await other.send()).toEqual({ ok: true, value: SENT });
  });
});

describe('a sent transaction is recorded', () => {
  it('records its words, its facts, and what the wallet was requested to sign', async () => {
    const { send, record, seeBlock } = setUp();
    seeBlock(100);
    expect(await send()).toEqual({ ok: true, value: SENT });
    expect(record()).toMatchObject({
      hash: SENT,
      from: alice,
      summary: 'Reset USDT',
      info: plan.info,
      approval: plan.approval,
      presumed: { nonce: 4, to: book, data: plan.callData, value: '0' },
      signedAtBlock: 100,
    });
  });

  it('a record has no nonce where the node reported none, and then no block of it either', async () => {
    const { send, record, seeBlock } = setUp({ eth_getTransactionCount: new NodeError(-32000, 'not now') });
    seeBlock(100);
    await send();
    expect(record()).toBeDefined();
    expect([record()?.presumed, record()?.signedAtBlock]).toEqual([undefined, undefined]);
  });

  it('a record before any block is known has none', async () => {
    const { send, record } = setUp();
    await send();
    expect(record()?.presumed).toBeDefined();
    expect(record()?.signedAtBlock).toBeUndefined();
  });

  it('a record is added after the list was cleared, also where the clock went back since', async () => {
    const { store, send, record } = setUp();
    store.dispatch(cleared({ chainId }));
    const clearedAt = Date.now();
    vi.setSystemTime(clearedAt - 3_600_000);
    await send();
    expect(record()?.addedTime).toBeGreaterThan(clearedAt);
  });

  it('its hash on the chain records it where the wallet never answers, and then a late answer with another one too', async () => {
    const LATE: Hex = `0x${'ef'.repeat(32)}`;
    let answer = (_hash: Hex): void => undefined;
    const { send, store } = setUp({}, { eth_sendTransaction: () => new Promise<Hex>((resolve) => (answer = resolve)) });
    const sending = send();
    await vi.waitFor(() => expect(walletRequests.all()).toHaveLength(1));
    walletRequests.answered(walletRequests.all()[0]?.id ?? '', SENT);
    expect(await sending).toEqual({ ok: true, value: SENT });
    answer(LATE);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.getState().transactions[chainId]).toHaveProperty(LATE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(walletRequests.all()).toEqual([]);
  });

  it('a record never has the hash of an earlier transaction: the request stays open and is searched', async () => {
    const { send, store } = setUp();
    await send();
    await vi.advanceTimersByTimeAsync(10_000);
    stubNode({ eth_call: '0x01', eth_estimateGas: '0xc350', eth_getTransactionCount: '0x5' });
    expect(await send()).toMatchObject({ ok: false, error: { code: 'unknown' } });
    expect(Object.keys(store.getState().transactions[chainId] ?? {})).toContain(SENT);
    const [open] = walletRequests.unanswered();
    expect(open).toMatchObject({ nonce: 5, summary: 'Reset USDT' });
    walletRequests.remove(open?.id ?? '');
  });

  it('a transaction that is signed again goes on with its record', async () => {
    const { send, record } = setUp();
    await send();
    const before = record();
    vi.advanceTimersByTime(5000);
    expect(await send()).toEqual({ ok: true, value: SENT });
    expect(record()).toBe(before);
  });
});

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['reverted', { eth_call: new NodeError(3, 'execution reverted: TRANSFER_FAILED') }, {}],
  ['wrongChain', {}, { eth_chainId: '0x1' }],
  ['accountChanged', {}, { eth_accounts: [book] }],
  ['rejected', {}, { eth_sendTransaction: () => Promise.reject(walletError(4001, 'No')) }],
])('a transaction that was not sent leaves no record: %s', async (code, answers, walletAnswers) => {
  const { send, record } = setUp(answers, walletAnswers);
  expect(await send()).toMatchObject({ ok: false, error: { code } });
  expect(record()).toBeUndefined();
});

describe('the journal of requests', () => {
  const SAFE_HASH: Hex = `0x${'5a'.repeat(32)}`;
  const calls = [{ to: book, data: plan.callData, value: '0' }];

  beforeEach(() => {
    for (const { id } of [...walletRequests.all(), ...walletRequests.refused()]) walletRequests.remove(id);
  });

  /** Sends with a wallet that records the journal at its request. */
  const sendNoting = async (answers: Record<string, unknown> = {}) => {
    const noted: WalletRequest[] = [];
    const note = () => {
      noted.push(...walletRequests.all());
      return SENT;
    };
    const world = setUp(answers, { eth_sendTransaction: note });
    world.seeBlock(100);
    await world.send();
    return { ...world, noted };
  };

  it('has the request before the wallet gets it, and not after its answer', async () => {
    const { noted, record } = await sendNoting();
    expect(noted).toMatchObject([{ kind: 'transaction', from: alice, calls, nonce: 4, atBlock: 100, info: plan.info }]);
    expect(record()).toBeDefined();
    expect(walletRequests.all()).toEqual([]);
  });

  it('has it also where no node reports the nonce', async () => {
    const { noted, record } = await sendNoting({ eth_getTransactionCount: new NodeError(-32000, 'not now') });
    expect(noted).toMatchObject([{ kind: 'transaction', calls }]);
    expect(noted[0]?.nonce).toBeUndefined();
    expect(record()).toMatchObject({ requested: calls });
  });

  it('has the request to a Safe', async () => {
    const noted: WalletRequest[] = [];
    const { store } = setUp();
    const multisig = { address: alice, threshold: 2, ownerCount: 3 };
    const safe = createFakeWallet({
      eth_chainId: '0x89',
      eth_accounts: [alice],
      eth_sendTransaction: () => {
        noted.push(...walletRequests.all());
        return SAFE_HASH;
      },
    });
    const sending = sendPlan(plan, {
      store,
      summary: 'Reset USDT',
      account: alice,
      getWallet: () => Promise.resolve(Object.assign(safe, { multisig })),
      isCurrent: () => true,
      onRequest: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sending).toEqual({ ok: true, value: SAFE_HASH });
    expect(noted).toMatchObject([{ kind: 'safe', threshold: 2, calls, from: alice }]);
    expect(store.getState().transactions[chainId]?.[SAFE_HASH]).toMatchObject({ requested: calls });
  });

  it('asks before the same is requested a second time, whatever the amount', async () => {
    let refuse = (): void => undefined;
    const held = new Promise((_, reject) => (refuse = () => reject(walletError(4001, 'No'))));
    const first = setUp({}, { eth_sendTransaction: () => held });
    first.seeBlock(100);
    const waiting = first.send();
    await vi.advanceTimersByTimeAsync(2000);
    expect(walletRequests.all()).toHaveLength(1);

    const leave = secondRequest.subscribe(() => undefined);
    const second = setUp();
    const declined = second.send();
    await vi.advanceTimersByTimeAsync(200);
    expect(secondRequest.current()?.waiting).toMatchObject({ summary: 'Reset USDT' });
    secondRequest.current()?.answer(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await declined).toEqual({ ok: false, error: { code: 'requestWaiting', isDeclined: true } });
    expect(second.record()).toBeUndefined();

    const confirmed = second.send();
    await vi.advanceTimersByTimeAsync(200);
    secondRequest.current()?.answer(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await confirmed).toEqual({ ok: true, value: SENT });
    refuse();
    await waiting;
    leave();
  });

  describe('of two tabs that send the same at once', () => {
    const inOtherTab = () => createWalletRequests(storage);
    const other = { from: alice, chainId, summary: '', info: plan.info, kind: 'transaction', calls } as const;

    /** Another tab requests while this one still compares the wallet's chain. */
    const sendDuring = async (request: (tab: ReturnType<typeof inOtherTab>) => void) => {
      const tab = inOtherTab();
      let isDone = false;
      const eth_chainId = () => {
        if (!isDone) request(tab);
        isDone = true;
        walletRequests.refresh();
        return '0x89';
      };
      const { send, wallet } = setUp({}, { eth_chainId });
      const sent = await send();
      for (const { id } of [...tab.all(), ...tab.sent(), ...tab.refused()]) tab.remove(id);
      walletRequests.refresh();
      return { sent, opened: wallet.requests.some(({ method }) => method === 'eth_sendTransaction') };
    };
    const overtaken = { sent: { ok: false, error: { code: 'overtaken' } }, opened: false };
    const requested = { ...other, askedTime: 1 };

    it('one opens no wallet while the other waits for its answer, or has just got it', async () => {
      expect(await sendDuring((tab) => tab.ask(requested))).toEqual(overtaken);
      expect(await sendDuring((tab) => tab.answered(tab.ask(requested), SENT))).toEqual(overtaken);
      expect([walletRequests.all(), walletRequests.refused()]).toEqual([[], []]);
    });

    it('one goes on where the other was refused, or does something else', async () => {
      const done = { sent: { ok: true, value: SENT }, opened: true };
      expect(await sendDuring((tab) => tab.refuse(tab.ask(requested)))).toEqual(done);
      const elsewhere = { ...plan.info, spender: alice } as const;
      expect(await sendDuring((tab) => void tab.ask({ ...requested, info: elsewhere }))).toEqual(done);
    });
  });

  it.each([
    ['stays where the session ended after the request', walletError(6000, 'User disconnected.'), 1],
    ['stays where the wallet was cut off', walletError(4900, 'The provider is disconnected.'), 1],
    ['stays where the wallet has sent it before', walletError(-32000, 'already known'), 1],
    ['goes where it never left the page', walletError(4900, NEVER_LEFT), 0],
    ['goes where the wallet has no such method', walletError(4200, 'Unsupported method'), 0],
  ])('%s', async (_name, thrown, left) => {
    const { send, seeBlock } = setUp({}, { eth_sendTransaction: () => Promise.reject(thrown) });
    seeBlock(100);
    await send();
    expect(walletRequests.unanswered()).toHaveLength(left);
  });

  it.each([
    ['a rejection', walletError(4001, 'No')],
    ['a used nonce', walletError(-32000, 'nonce too low')],
    ['a missing method', walletError(4200, 'Unsupported method')],
  ])(
    'watches the chain after %s, and leads a transaction that was sent all the same to its dialog',
    async (_, thrown) => {
      const onFound = vi.fn();
      const { send, seeBlock } = setUp({}, { eth_sendTransaction: () => Promise.reject(thrown) }, {}, onFound);
      seeBlock(100);
      await send();
      expect(walletRequests.all()).toEqual([]);
      const [watched] = walletRequests.refused();
      expect(watched).toMatchObject({ calls, nonce: 4, atBlock: 100 });
      walletRequests.answered(watched?.id ?? '', SENT);
      await vi.advanceTimersByTimeAsync(0);
      expect(onFound).toHaveBeenCalledExactlyOnceWith(SENT);
    },
  );

  describe('before a request that the wallet refused is repeated', () => {
    const refuse = () => Promise.reject(walletError(4001, 'No'));

    /** The wallet refuses at nonce 4; the account's next nonce is `next` at the second press. */
    const refuseThenPress = async (next: string, walletNext = next) => {
      const first = setUp({}, { eth_sendTransaction: refuse });
      first.seeBlock(100);
      await first.send();
      const second = setUp({ eth_getTransactionCount: next }, { eth_getTransactionCount: walletNext });
      const leave = secondRequest.subscribe(() => undefined);
      const sending = second.send();
      await vi.advanceTimersByTimeAsync(200);
      return { ...second, sending, leave };
    };

    it('asks if the account has sent an unknown transaction since, and goes on after a confirmation', async () => {
      const { sending, leave } = await refuseThenPress('0x5');
      expect(secondRequest.current()?.waiting).toMatchObject({ summary: 'Reset USDT', isRefused: true });
      secondRequest.current()?.answer(true);
      expect(await sending).toEqual({ ok: true, value: SENT });
      leave();
    });

    it("asks if only the wallet's node knows the transaction, and sends nothing after a refusal", async () => {
      const { sending, leave, wallet } = await refuseThenPress('0x4', '0x5');
      secondRequest.current()?.answer(false);
      expect(await sending).toEqual({ ok: false, error: { code: 'mayBeSent', isDeclined: true } });
      expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction');
      leave();
    });

    it('closes the question once the chain has the transaction', async () => {
      const { sending, leave } = await refuseThenPress('0x5');
      walletRequests.answered(walletRequests.refused()[0]?.id ?? '', SENT);
      expect(secondRequest.current()).toBeUndefined();
      expect(await sending).toMatchObject({ ok: false, error: { code: 'mayBeSent' } });
      leave();
    });

    it('asks nothing if the account has sent nothing since', async () => {
      const { sending, leave } = await refuseThenPress('0x4');
      expect(secondRequest.current()).toBeUndefined();
      expect(await sending).toMatchObject({ ok: true });
      leave();
    });

    it('asks nothing if only known transactions were sent since', async () => {
      const first = setUp({}, { eth_sendTransaction: refuse });
      first.seeBlock(100);
      await first.send();
      const second = setUp({ eth_getTransactionCount: '0x5' });
      const other: Hex = `0x${'e1'.repeat(32)}`;
      const signed = { nonce: 4, to: book, data: '0x', value: '0' } as const;
      second.store.dispatch(
        added({ hash: other, from: alice, chainId, summary: '', info: plan.info, addedTime: 1, presumed: signed }),
      );
      const leave = secondRequest.subscribe(() => undefined);
      const sending = second.send();
      await vi.advanceTimersByTimeAsync(200);
      expect(secondRequest.current()).toBeUndefined();
      expect(await sending).toMatchObject({ ok: true });
      leave();
    });
    /** After the refusal the app records a batch of these calls; the account's next nonce is `next` at the second press. */
    const refuseThenBatch = async (next: string, requested?: TransactionRecord['requested']) => {
      const first = setUp({}, { eth_sendTransaction: refuse });
      first.seeBlock(100);
      await first.send();
      const [{ calls, askedTime } = { calls: [], askedTime: 0 }] = walletRequests.refused();
      const second = setUp({ eth_getTransactionCount: next });
      const batch = { from: alice, chainId, summary: '', info: plan.info, addedTime: askedTime, callsId: SENT };
      second.store.dispatch(added({ hash: SENT, ...batch, requested: requested ?? calls }));
      const leave = secondRequest.subscribe(() => undefined);
      const sending = second.send();
      await vi.advanceTimersByTimeAsync(200);
      const { waiting } = secondRequest.current() ?? {};
      secondRequest.current()?.answer(true);
      await sending;
      leave();
      return waiting;
    };
    const others = [{ to: book, data: '0x', value: '0' }] as const;

    it('asks nothing if a batch explains the transaction, which has no nonce in its record', async () => {
      expect(await refuseThenBatch('0x5', others)).toBeUndefined();
    });

    it('asks if the account has sent one transaction more than the batch', async () => {
      expect(await refuseThenBatch('0x6', others)).toMatchObject({ isRefused: true });
    });

    it('asks nothing if the same calls were sent since, whatever else the account has sent', async () => {
      expect(await refuseThenBatch('0x9')).toBeUndefined();
    });
  });

  it('has every request that ended without a record, whatever the wallet answered or threw', () =>
    fc.assert(
      fc.asyncProperty(behaviour, async (answer) => {
        const { send, store, seeBlock } = setUp({}, { eth_sendTransaction: () => act(answer) });
        seeBlock(100);
        const sent = await send();
        const kept = [...walletRequests.unanswered(), ...walletRequests.refused()];
        const records = Object.values(store.getState().transactions[chainId] ?? {});
        expect([kept.length, records.some(({ info }) => info.kind === 'resetApproval')]).toEqual(
          sent.ok ? [0, true] : [1, false],
        );
        for (const { id } of [...kept, ...walletRequests.sent()]) walletRequests.remove(id);
      }),
      { numRuns: 40 },
    ));

  it('forgets what never left the page', async () => {
    const neverLeft = () => Promise.reject(walletError(4900, NEVER_LEFT));
    const { send, seeBlock } = setUp({}, { eth_sendTransaction: neverLeft });
    seeBlock(100);
    await send();
    expect(walletRequests.refused()).toEqual([]);
  });
});

it("logs 'Failed to get contract' with the address where another contract answers, and sends nothing", async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { send, wallet } = setUp({}, {}, { check: { rule: 'rewardReturns', call: 'redeemBond' } });
  expect(await send()).toEqual({ ok: false, error: { code: 'wrongContract' } });
  expect(warned.mock.calls).toEqual([['Failed to get contract', [book]]]);
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([]);
  warned.mockRestore();
});
