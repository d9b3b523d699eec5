import { AbiCoder } from 'ethers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { pairTopics } from '#chain/abis/pair.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { contracts } from '#chain/contracts.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { err, ok } from '#lib/result.ts';
import { keepReceipt } from '#updaters/transactions/keepReceipt.ts';
import { receiptRequest, transactionCountRequest, valueOf } from '#updaters/transactions/receiptQuery.ts';
import { alice, receiptAt, sendOne } from '../../support/sentRecord.ts';

const [sold, bought, pool] = [1, 2, 3].map((n): Address => `0x${String(n).repeat(40)}`) as [Address, Address, Address];
const usdc = { symbol: 'USDC', decimals: 6 } as const;
const myt = { symbol: 'MYT', decimals: 18 } as const;
const order: TransactionInfo = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: usdc,
  output: myt,
  from: '100',
  to: '50',
  maker: alice,
};
const swap: TransactionInfo = {
  kind: 'swap',
  direction: 'BUY',
  field: 'INPUT',
  exchange: 'Harbour',
  pair: pool,
  feePerThousand: 3,
  input: usdc,
  output: myt,
  from: '100',
  to: '50',
  recipient: alice,
};

const coder = AbiCoder.defaultAbiCoder();
const words = (...values: readonly number[]): Hex =>
  coder.encode(
    values.map(() => 'uint256'),
    values,
  ) as Hex;
const topicOf = (value: string): Hex => `0x${value.slice(2).padStart(64, '0')}`;

const place = { blockNumber: '0xb', blockHash: '0x0b' };
/** The event of a new order 7 that sells 100 for 50. */
const added = (address: Address = contracts.orderBookExt) => ({
  address,
  topics: [orderBookTopics.addOrder, topicOf(sold), topicOf(bought), words(7)],
  data: coder.encode(['address', 'uint256', 'uint256'], [alice, 100, 50]),
});
const swapped = { address: pool, topics: [pairTopics.swap], data: words(100, 0, 0, 48) };

const placed = (logs: readonly unknown[]): readonly unknown[] =>
  logs.map((log, index): unknown => ({ ...place, logIndex: `0x${index}`, ...Object(log) }));

const keep = (info: TransactionInfo, logs: readonly unknown[]) => {
  const { context, record } = sendOne({ info });
  const read = readReceipt(receiptAt(11, { logs: placed(logs) }));
  if (!read) throw new Error('no receipt');
  keepReceipt(context, record(), read);
  return record();
};

afterEach(() => vi.restoreAllMocks());

describe('a receipt is kept with its record', () => {
  it('the time is kept too, without an outcome where there is none to know', () => {
    const info: TransactionInfo = { kind: 'approve', token: usdc, spender: alice, amount: '1' };
    const record = keep(info, [added(), swapped]);
    expect(record).toMatchObject({ receipt: { blockNumber: 11, status: 1 }, confirmedTime: 7 });
    expect(record).not.toHaveProperty('outcome');
  });

  it("an order's outcome comes from the book's own events", () => {
    expect(keep(order, [swapped, added()]).outcome).toMatchObject({ orderIndex: '7', rests: '100', spent: '0' });
    const inCapitals = `0x${contracts.orderBookExt.slice(2).toUpperCase()}` as const;
    expect(keep(order, [added(inCapitals)]).outcome).toMatchObject({ orderIndex: '7' });
  });

  it('an order has no outcome if only another contract claims such an event', () => {
    const record = keep(order, [added(pool)]);
    expect(record).toHaveProperty('receipt');
    expect(record).not.toHaveProperty('outcome');
  });

  it("a swap's outcome comes from the events of its pool", () => {
    expect(keep(swap, [added(), swapped]).outcome).toMatchObject({ spent: '100', received: '48', rests: '0' });
  });

  it('the rewards that reached the account are kept, and none where only others were paid', () => {
    const reward = { ...myt, address: bought };
    const secondReward = { ...usdc, address: sold };
    const stake: TransactionInfo = {
      kind: 'stake',
      poolToken: { symbol: 'MYT-LP', decimals: 18, address: pool },
      pool: 'MYT/USDC',
      amount: '9',
      reward,
    };
    const paid = (token: Address, to: Address, amount: number) => ({
      address: token,
      topics: [poolTopics.transfer, topicOf(pool), topicOf(to)],
      data: words(amount),
    });
    const logs = [paid(bought, alice, 40), paid(bought, pool, 100), paid(sold, alice, 3), paid(bought, alice, 2)];
    expect(keep(stake, logs).claimed).toEqual({ reward: '42' });
    expect(keep(stake, logs).unplanned).toEqual([{ token: sold, direction: 'received', amount: '3' }]);
    expect(keep({ ...stake, secondReward }, logs)).not.toHaveProperty('unplanned');
    expect(keep({ ...stake, secondReward }, logs).claimed).toEqual({ reward: '42', secondReward: '3' });
    expect(keep(stake, []).claimed).toEqual({ reward: '0' });
    // The stake that comes back in the same token is no reward.
    const back: TransactionInfo = { ...stake, kind: 'unstake', poolToken: reward };
    expect(keep({ ...back, amount: '40' }, logs).claimed).toEqual({ reward: '2' });
    // No transfer is the stake: its amount was edited.
    expect(keep(back, logs)).not.toHaveProperty('claimed');
    expect(keep({ ...back, kind: 'stake' }, logs).claimed).toEqual({ reward: '42' });
  });

  it('the rewards of all claims of one transaction are kept, a token each', () => {
    const claim = (symbol: string, address: Address): TransactionInfo => ({
      kind: 'claimDistribution',
      reward: { symbol, decimals: 18, address },
    });
    const paid = (token: Address, amount: number) => ({
      address: token,
      topics: [poolTopics.transfer, topicOf(pool), topicOf(alice)],
      data: words(amount),
    });
    const also = [claim('MYT', bought), claim('USDC', sold), claim('MYT', bought)];
    const { context, record } = sendOne({ info: claim('MYT', bought), also });
    const read = readReceipt(receiptAt(11, { logs: placed([paid(bought, 40), paid(sold, 3), paid(bought, 2)]) }));
    if (!read) throw new Error('no receipt');
    keepReceipt(context, record(), read);
    expect(record().claimed).toEqual({
      reward: '42',
      others: [{ token: { symbol: 'USDC', decimals: 18, address: sold }, amount: '3' }],
    });
  });

  it('the allowance is that of the chain, not of the plan, nor of the event where a node answers', async () => {
    const token = { symbol: 'USDC', decimals: 6, address: bought } as const;
    const info: TransactionInfo = { kind: 'resetApproval', token, spender: sold, amount: '0' };
    const log = { address: bought, topics: [poolTopics.approval, topicOf(alice), topicOf(sold)] };
    const withAnswer = async (answer: Promise<readonly (bigint | undefined)[]>) => {
      const { context, record } = sendOne({ info });
      const read = readReceipt(receiptAt(11, { logs: placed([{ ...log, data: words(7) }]) }));
      if (!read) throw new Error('no receipt');
      const readAllowances = vi.fn(() => answer);
      keepReceipt({ ...context, readAllowances }, record(), read);
      keepReceipt({ ...context, readAllowances }, record(), read);
      await vi.waitFor(() => expect(record()).toHaveProperty('receipt'));
      expect(readAllowances.mock.calls).toEqual([[[{ token: bought, owner: alice, spender: sold }], 11]]);
      return record().calls;
    };
    expect(await withAnswer(Promise.resolve([5_000_000n]))).toEqual([{ allowance: '5000000' }]);
    expect(await withAnswer(Promise.resolve([undefined]))).toEqual([{ allowance: '7' }]);
    expect(await withAnswer(Promise.reject(new Error('busy')))).toEqual([{ allowance: '7' }]);
  });

  it('asks for returned coin only where some may come back, and of its own sender', async () => {
    const asks = vi.fn(() => Promise.resolve(undefined));
    const coin = { symbol: 'MATIC', decimals: 18 };
    const token = { symbol: 'USDC', decimals: 6, address: bought };
    const info: TransactionInfo = {
      ...{ kind: 'addLiquidity', currencyA: coin, currencyB: token, amountA: '9', amountB: '9' },
      ...{ pair: pool, exchange: 'MYT' },
    };
    for (const [planned, receipt] of [
      [info, { effectiveGasPrice: '0x2', gasUsed: '0x3' }],
      [
        { ...info, currencyA: token },
        { effectiveGasPrice: '0x2', gasUsed: '0x3' },
      ],
      [info, { effectiveGasPrice: '0x2', gasUsed: '0x3', from: pool }],
      [info, { effectiveGasPrice: '0x2', gasUsed: '0x3', status: '0x0' }],
    ] as const) {
      const { context, record } = sendOne({ info: planned });
      const read = readReceipt({ ...receiptAt(11, { logs: placed([]) }), ...receipt });
      if (!read) throw new Error('no receipt');
      keepReceipt({ ...context, readCoin: asks }, record(), read);
      await vi.waitFor(() => expect(record()).toHaveProperty('receipt'));
      expect(record()).not.toHaveProperty('returnedCoin');
    }
    expect(asks.mock.calls).toEqual([[expect.objectContaining({ from: alice, blockNumber: 11, networkFee: 6n })]]);
  });

  it('a record has no outcome if its logs cannot be read', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const record = keep(order, [{ address: 5 }]);
    expect(record).toHaveProperty('receipt');
    expect(record).not.toHaveProperty('outcome');
    expect(warn).toHaveBeenCalledOnce();
  });
});

it('requests name the transaction, and the account whose transactions are counted', () => {
  expect(receiptRequest('0x05')).toEqual({ method: 'eth_getTransactionReceipt', params: ['0x05'] });
  expect(transactionCountRequest({ from: alice })).toEqual({
    method: 'eth_getTransactionCount',
    params: [alice, 'latest'],
  });
});

it('an answer has its value, also null; an error and no answer have none', () => {
  expect([ok(null), ok('0x1'), err('busy'), undefined].map(valueOf)).toEqual([null, '0x1', undefined, undefined]);
});
