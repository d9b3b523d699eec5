import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { mergeTransactions } from '#domain/transactions/mergeTransactions.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import * as wrapperReading from '#chain/reading/isWrapper.ts';
import { blockSeen } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { cleared, receiptFound } from '#state/transactions/slice.ts';
import { MAX_ALLOWANCE, planApproval, type ApprovalTerms } from '#writes/approvals/approve.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import type { RouterTerms } from '#writes/orders/orderTerms.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { useApprove } from '#writes/approvals/useApprove.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { NodeError, stubNode } from '../../support/stubNode.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const spender = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const usdt: Token = {
  kind: 'token',
  chainId: 137,
  address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  decimals: 6,
  symbol: 'USDT',
  name: 'Tether USD',
};
const other: Token = { ...usdt, address: alice, symbol: 'OTHER' };
const plan = planApproval({ token: usdt, spender }, 5n);
const summaryOf = ({ kind }: TransactionInfo): Promise<string> => Promise.resolve(kind);
/** Trade of a token with a transfer fee. The call that serves it returns nothing, so its plan has no check. */
const feeSwap: RouterTerms = {
  exchange: { name: 'Harbour', router: spender, pair: spender },
  ...{ feePerThousand: 3, account: alice, recipient: alice, direction: 'BUY', field: 'INPUT' },
  ...{ input: usdt, inputToken: usdt, output: other, outputToken: other },
  ...{ from: 100n, to: 90n, shown: 95n, outputFeeBps: 100 },
};
const times = { deadlineSeconds: 9, shownTime: 9 };
const hashOf = (n: number): `0x${string}` => `0x${n.toString(16).padStart(64, '0')}`;

const wallet = (answers: Record<string, unknown> = {}) =>
  createFakeWallet({ eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x89', ...answers });

const host = window as unknown as { ethereum?: unknown };
let stop = (): void => undefined;

const open = async (ours = wallet()) => {
  host.ethereum = ours;
  stop = walletDirectory.start();
  const store = configureStore({ reducer: rootReducer });
  const { result, unmount } = renderHook(
    () => ({ submit: useSubmit(), approve: useApprove(), connect: useConnectWallet() }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>
          <WalletProvider>{children}</WalletProvider>
        </Provider>
      ),
    },
  );
  await act(() => result.current.connect.connect('injected'));
  const send = (sent: TransactionPlan = plan) => act(() => result.current.submit.submit(sent, 'Approve USDT'));
  const records = () => Object.values(store.getState().transactions[137] ?? {});
  return { result, unmount, store, send, records, ours };
};

afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  walletRequests.refresh();
});

describe('a transaction on its way', () => {
  it('is simulated, signed, and recorded with its facts and its words', async () => {
    const node = stubNode({ eth_call: '0x', eth_estimateGas: '0xc350' });
    const { result, send, records } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    expect(await send()).toEqual({ ok: true, value: hashOf(1) });
    expect(result.current.submit.state).toEqual({ phase: 'submitted', hash: hashOf(1) });
    expect(records()).toMatchObject([
      { hash: hashOf(1), from: alice, chainId: 137, summary: 'Approve USDT', info: plan.info, approval: plan.approval },
    ]);
    expect(node.requests).toEqual(expect.arrayContaining(['eth_call', 'eth_estimateGas']));
  });

  it('its record keeps the nonce the wallet will most likely take, and waits for nothing to do so', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0xc350', eth_getTransactionCount: '0x7' });
    const ours = wallet();
    ours.answer('eth_sendTransaction', async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return hashOf(1);
    });
    const { store, send, records } = await open(ours);
    store.dispatch(blockSeen({ chainId: 137, blockNumber: 90, blockTimestamp: 1, seenAtMs: 1 }));
    await send();
    expect(records()[0]).toMatchObject({
      presumed: { nonce: 7, to: plan.contract, data: plan.callData, value: '0' },
      signedAtBlock: 90,
    });
    stubNode({ eth_call: '0x', eth_estimateGas: '0xc350', eth_getTransactionCount: new NodeError(-32000, 'busy') });
    ours.answer('eth_sendTransaction', hashOf(2));
    await send();
    expect(records()[1]).not.toHaveProperty('presumed');
  });

  it('the nonce is known of a wallet that answers at once, and before any block was shown', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0xc350', eth_getTransactionCount: '0x7' });
    const { send, records } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    await send();
    expect(records()[0]).toMatchObject({ presumed: { nonce: 7 } });
    expect(records()[0]).not.toHaveProperty('signedAtBlock');
  });

  it('a plan that changed at the last moment is judged by its own check, not by that of the earlier plan', async () => {
    stubNode({ eth_call: `0x${'2a'.padStart(64, '0')}${'9'.padStart(64, '0')}`, eth_estimateGas: '0xc350' });
    const { send, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const check = { rule: 'orderRest', from: 99n, expectedRest: 0n, restTolerance: 0n } as const;
    const swap = { ...plan, check, refresh: { rule: 'swapDeadline', terms: feeSwap, times } } as const;
    expect(await send({ ...plan, check })).toMatchObject({ error: { code: 'quoteMoved' } });
    expect(await send(swap)).toEqual({ ok: true, value: hashOf(1) });
    const request = ours.requests.find(({ method }) => method === 'eth_sendTransaction');
    expect(request?.params).toMatchObject([{ to: feeSwap.exchange.router.toLowerCase() }]);
  });

  it('a check that breaks is reported and can be tried again', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0xc350' });
    const { result, send, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const isWrapper = vi.spyOn(wrapperReading, 'isWrapper');
    isWrapper.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await send({ ...plan, inspect: { rule: 'coinWrapper', contract: plan.contract } });
    expect(result.current.submit.state).toMatchObject({ phase: 'failed', problem: { code: 'network' } });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
    expect(await send()).toEqual({ ok: true, value: hashOf(1) });
  });

  it('a list cleared by a clock that was ahead takes no later record with it', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { store, send } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    store.dispatch({ type: cleared.type, payload: { chainId: 137, atMs: Date.now() + 3_600_000 } });
    await send();
    const { transactions, clearedTimes } = store.getState();
    expect(Object.keys(mergeTransactions(transactions, {}, clearedTimes)[137] ?? {})).toEqual([hashOf(1)]);
  });

  it('a contract that would refuse is never put before the wallet', async () => {
    stubNode({ eth_call: new NodeError(3, 'execution reverted: min limit'), eth_estimateGas: '0x1' });
    const { result, send, records, ours } = await open();
    await send();
    expect(result.current.submit.state).toMatchObject({
      phase: 'failed',
      problem: { code: 'reverted', reason: 'min limit' },
    });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
    expect(records()).toEqual([]);
  });

  it('a transaction that an inspection or an explanation rejects is never put before the wallet either', async () => {
    stubNode({ eth_call: new NodeError(3, 'execution reverted: TRANSFER_FAILED'), eth_estimateGas: '0x1' });
    const { result, send, ours } = await open();
    await send({ ...plan, explain: { rule: 'refusalReason', texts: ['TRANSFER_FAILED'], code: 'claimShort' } });
    expect(result.current.submit.state).toMatchObject({ phase: 'failed', problem: { code: 'claimShort' } });
    stubNode({ eth_call: `0x${'1'.padStart(64, '0')}`, eth_estimateGas: '0x1' });
    const terms = { staking: plan.contract, months: 3n, durationSeconds: 9n, rateBps: 2n };
    await send({ ...plan, inspect: { rule: 'lockTerms', ...terms } });
    expect(result.current.submit.state).toMatchObject({ phase: 'failed', problem: { code: 'termsChanged' } });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('a quote that moved is never put before the wallet', async () => {
    stubNode({ eth_call: `0x${'2a'.padStart(64, '0')}${'9'.padStart(64, '0')}`, eth_estimateGas: '0x1' });
    const { send, ours } = await open();
    const check = { rule: 'orderRest', from: 99n, expectedRest: 0n, restTolerance: 0n } as const;
    expect(await send({ ...plan, check })).toMatchObject({
      ok: false,
      error: { code: 'quoteMoved', expectedRest: 0n, actualRest: 42n },
    });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('a rejection in the wallet records nothing, and it can be tried again', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const ours = wallet();
    ours.answer('eth_sendTransaction', () => {
      throw walletError(4001, 'User rejected the request.');
    });
    const { result, send, records } = await open(ours);
    await send();
    expect(result.current.submit.state).toMatchObject({ phase: 'failed', problem: { code: 'rejected' } });
    expect(records()).toEqual([]);
    ours.answer('eth_sendTransaction', hashOf(2));
    expect(await send()).toEqual({ ok: true, value: hashOf(2) });
  });

  it('a second press while the first is under way sends nothing', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, records, ours } = await open(wallet({ eth_sendTransaction: hashOf(3) }));
    await act(() => Promise.all([result.current.submit.submit(plan, 'a'), result.current.submit.submit(plan, 'b')]));
    expect(ours.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1);
    expect(records()).toHaveLength(1);
  });

  it('signed again with the same hash, after the node has lost it, it goes on under its record', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, send, records } = await open(wallet({ eth_sendTransaction: hashOf(6) }));
    await send();
    expect(await send()).toEqual({ ok: true, value: hashOf(6) });
    expect(result.current.submit.state).toEqual({ phase: 'submitted', hash: hashOf(6) });
    expect(records()).toHaveLength(1);
  });

  it('names the missing reason when the wallet answers with no hash', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, send, records } = await open(wallet({ eth_sendTransaction: null }));
    await send();
    expect(result.current.submit.state).toMatchObject({ phase: 'failed', problem: { code: 'noReason' } });
    expect(records()).toEqual([]);
  });

  it('closing the dialog before the wallet is queried stops it; what was signed is recorded all the same', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, ours, records } = await open(wallet({ eth_sendTransaction: hashOf(4) }));
    await act(async () => {
      const sending = result.current.submit.submit(plan, 'a');
      result.current.submit.reset();
      await sending;
    });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
    ours.answer('eth_sendTransaction', () => {
      result.current.submit.reset();
      return hashOf(5);
    });
    await act(() => result.current.submit.submit(plan, 'a'));
    expect(records().map(({ hash }) => hash)).toEqual([hashOf(5)]);
    expect(result.current.submit.state).toEqual({ phase: 'idle' });
  });
});

describe('a page that was left', () => {
  it('opens no wallet for what was being simulated, nor for what is pressed afterwards', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, unmount, ours } = await open(wallet({ eth_sendTransaction: hashOf(4) }));
    const { submit } = result.current.submit;
    const sending = submit(plan, 'a');
    unmount();
    expect(await sending).toMatchObject({ ok: false });
    expect(await submit(plan, 'a')).toMatchObject({ ok: false });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('still records what was signed meanwhile', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result, unmount, ours, records } = await open();
    ours.answer('eth_sendTransaction', () => {
      unmount();
      return hashOf(4);
    });
    expect(await result.current.submit.submit(plan, 'a')).toEqual({ ok: true, value: hashOf(4) });
    expect(records().map(({ hash }) => hash)).toEqual([hashOf(4)]);
  });
});

/** A request for the present terms, and for later ones. */
const wanting = (termsOf: () => ApprovalTerms | undefined) => {
  const now = () => {
    const terms = termsOf();
    return terms && { account: alice as Address, terms };
  };
  const begun = now();
  if (!begun) throw new Error('nothing is wanted');
  return { begun, now };
};

describe('approval of a token that goes through zero', () => {
  const wantsZeroFirst = ([call]: readonly unknown[]) =>
    BigInt(`0x${(call as { data: string }).data.slice(74)}`) === 0n ? '0x' : new NodeError(3, 'execution reverted');
  const zeroMined = receiptFound({
    chainId: 137,
    hash: hashOf(1),
    receipt: {
      blockHash: '0x01',
      blockNumber: 9,
      contractAddress: null,
      from: alice,
      status: 1,
      to: usdt.address,
      transactionHash: hashOf(1),
      transactionIndex: 0,
    },
    confirmedTime: 1,
  });

  it('the second approval opens no wallet once its page was left', async () => {
    stubNode({ eth_call: wantsZeroFirst, eth_estimateGas: '0x1' });
    const { result, unmount, store, records, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const terms: ApprovalTerms = { token: usdt, spender, amount: 5n, allowance: 7n, exact: false };
    let done: Promise<void> = Promise.resolve();
    act(() => {
      done = result.current.approve.approve({ ...wanting(() => terms), summaryOf });
    });
    await waitFor(() => expect(records()).toHaveLength(1));
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    unmount();
    store.dispatch(zeroMined);
    await done;
    expect(ours.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1);
  });

  it('no approval opens a wallet once the token is another one while it is simulated', async () => {
    const { result, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    let terms: ApprovalTerms | undefined = { token: usdt, spender, amount: 5n, allowance: 0n, exact: false };
    stubNode({
      eth_call: '0x',
      eth_estimateGas: () => {
        terms = undefined;
        return '0x1';
      },
    });
    await act(() => result.current.approve.approve({ ...wanting(() => terms), summaryOf }));
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('a node that fails for a moment turns no approval into a reset', async () => {
    const { result, records } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const terms: ApprovalTerms = { token: usdt, spender, amount: 5n, allowance: 7n, exact: false };
    let calls = 0;
    const once = () => ((calls += 1) === 1 ? new NodeError(-32603, 'Internal error') : '0x');
    stubNode({ eth_call: once, eth_estimateGas: '0x1' });
    await act(() => result.current.approve.approve({ ...wanting(() => terms), summaryOf }));
    expect(records().map(({ info }) => 'amount' in info && BigInt(info.amount))).toEqual([MAX_ALLOWANCE]);
  });

  it('sends zero, waits until it is mined, then sends the maximum', async () => {
    let allowance = 7n;
    const tether = ([call]: readonly unknown[]) => {
      const amount = BigInt(`0x${(call as { data: string }).data.slice(74)}`);
      return allowance !== 0n && amount !== 0n ? new NodeError(3, 'execution reverted') : '0x';
    };
    stubNode({ eth_call: tether, eth_estimateGas: '0x1' });
    let sent = 0;
    const ours = wallet();
    ours.answer('eth_sendTransaction', () => hashOf((sent += 1)));
    const { result, store, records } = await open(ours);
    const terms = { token: usdt, spender, amount: 5n, allowance, exact: false } as const;
    let done: Promise<void> = Promise.resolve();
    act(() => {
      done = result.current.approve.approve({ ...wanting(() => terms), summaryOf });
    });
    await waitFor(() => expect(records().map(({ summary }) => summary)).toEqual(['resetApproval']));

    allowance = 0n;
    await act(async () => {
      store.dispatch(zeroMined);
      await done;
    });
    expect(records().map(({ info }) => 'amount' in info && BigInt(info.amount))).toEqual([0n, MAX_ALLOWANCE]);
  });

  it('the amount needed by then is approved: nothing once the ticket is about something else', async () => {
    stubNode({ eth_call: wantsZeroFirst, eth_estimateGas: '0x1' });
    const { result, store, records, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    let terms: ApprovalTerms | undefined = { token: usdt, spender, amount: 5n, allowance: 7n, exact: false };
    let done: Promise<void> = Promise.resolve();
    act(() => {
      done = result.current.approve.approve({ ...wanting(() => terms), summaryOf });
    });
    await waitFor(() => expect(records()).toHaveLength(1));
    terms = undefined;
    await act(async () => {
      store.dispatch(zeroMined);
      await done;
    });
    expect(ours.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1);
  });

  it("'Clear all' ends the waiting: nobody will learn whether zero was mined", async () => {
    stubNode({ eth_call: wantsZeroFirst, eth_estimateGas: '0x1' });
    const { result, store, records, ours } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const terms = { token: usdt, spender, amount: 5n, allowance: 7n, exact: false } as const;
    let done: Promise<void> = Promise.resolve();
    act(() => {
      done = result.current.approve.approve({ ...wanting(() => terms), summaryOf });
    });
    await waitFor(() => expect(records()).toHaveLength(1));
    await act(async () => {
      store.dispatch(cleared({ chainId: 137 }));
      await done;
    });
    expect(ours.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1);
  });
});

describe('the look at the order before its approval', () => {
  it('the approval does not wait for it for ever, whatever it breaks on', async () => {
    stubNode({ eth_call: '0x', eth_estimateGas: '0x1' });
    const { result } = await open(wallet({ eth_sendTransaction: hashOf(1) }));
    const terms = { token: usdt, spender, amount: 5n, allowance: 0n, exact: false } as const;
    const nextPlan = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await act(() => result.current.approve.approve({ ...wanting(() => terms), summaryOf, nextPlan }));
    expect(result.current.approve.state).toMatchObject({ phase: 'failed', problem: { code: 'network' } });
  });
});
