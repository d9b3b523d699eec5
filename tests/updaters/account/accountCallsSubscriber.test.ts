import { describe, expect, it, vi } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { accountCallKey, createAccountCallsStore, type AccountCall } from '#stores/accountCallsStore.ts';
import { createAccountCallsSubscriber } from '#updaters/account/accountCallsSubscriber.ts';
import { respondTo } from '../../support/respondTo.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const first: AccountCall = { from: alice, to: contract, data: '0x01' };
const second: AccountCall = { from: alice, to: contract, data: '0x02' };

const open = () => {
  const store = createAccountCallsStore();
  const requestSameBlock = vi.fn();
  const subscriber = createAccountCallsSubscriber(store, requestSameBlock);
  /** Parameters of a round's requests; every request gets the same answer. */
  const round = (kind: 'newBlock' | 'sameBlock', answer: Result<unknown, unknown>): readonly unknown[] => {
    const phase = kind === 'newBlock' ? ({ kind, lastBlock: 7 } as const) : ({ kind, blockNumber: 8 } as const);
    const requests = subscriber.request(phase).requests ?? [];
    subscriber.receive(
      { blockNumber: 8, blockTimestamp: 0, calls: [], responses: respondTo(requests, () => answer) },
      phase,
    );
    return requests.map(({ params }) => params[0]);
  };
  const answerOf = (call: AccountCall) => store.answers().get(accountCallKey(call));
  return { store, requestSameBlock, round, answerOf };
};

describe('reads that an account makes itself', () => {
  it('are made from it with every block while they are needed, equal ones once, new ones at once', () => {
    const { store, requestSameBlock, round, answerOf } = open();
    expect(round('newBlock', ok('0x05'))).toEqual([]);
    const leave = store.watch([first]);
    const leaveAgain = store.watch([first]);
    expect(requestSameBlock).toHaveBeenCalledTimes(1);
    expect(round('sameBlock', ok('0x05'))).toEqual([first]);
    expect(answerOf(first)).toMatchObject({ status: 'ready', value: '0x05' });
    store.watch([second]);
    expect(round('sameBlock', ok('0x06'))).toEqual([second]);
    expect(round('newBlock', ok('0x07'))).toEqual([first, second]);
    leave();
    expect(round('newBlock', ok('0x07'))).toHaveLength(2);
    leaveAgain();
    expect(round('newBlock', ok('0x07'))).toEqual([second]);
    expect(answerOf(first)).toBeUndefined();
  });

  it.each([err('reverted'), ok(null), ok('nonsense'), ok(`0x${'00'.repeat(2_000_000)}`)])(
    'keep the last answer where the node gives none that fits',
    (answer) => {
      const { store, round, answerOf } = open();
      store.watch([first]);
      round('newBlock', ok('0x05'));
      round('newBlock', answer);
      expect(answerOf(first)).toMatchObject({ status: 'failed', value: '0x05' });
      round('newBlock', ok('0x06'));
      expect(answerOf(first)).toMatchObject({ status: 'ready', value: '0x06' });
    },
  );

  it('distinguish a call that reverts from one that the node did not answer', () => {
    const { store, round, answerOf } = open();
    const payment: AccountCall = { ...first, value: '0x1' };
    store.watch([payment]);
    expect(round('newBlock', err(new RpcResponseError(3, 'execution reverted: blocked', '0x')))).toEqual([payment]);
    expect(answerOf(payment)).toMatchObject({ status: 'failed', error: { code: 'reverted' } });
    round('newBlock', err(new RpcResponseError(-32005, 'limit exceeded', undefined)));
    expect(answerOf(payment)).toMatchObject({ status: 'failed', error: { code: 'unread' } });
  });

  it('an unchanged answer notifies nobody', () => {
    const { store, round } = open();
    const listener = vi.fn();
    store.subscribe(listener);
    store.watch([first]);
    round('newBlock', ok('0x05'));
    const known = store.answers();
    round('newBlock', ok('0x05'));
    expect(store.answers()).toBe(known);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
