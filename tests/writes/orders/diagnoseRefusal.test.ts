import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { rewardHooks } from '#chain/abis/rewardHooks.ts';
import type { TransactionRequest } from '#chain/sending/send.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { OrderFill } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_HASH } from '#lib/hex.ts';
import { diagnoseRefusal } from '#writes/orders/diagnoseRefusal.ts';
import type { RefusedOrder } from '#writes/orders/orderTerms.ts';
import { createFakeNode, word } from '../../support/fakeNode.ts';

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const [book, pair, wmatic, sold, bought] = [1, 2, 3, 4, 5].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
];
const [alice, bob, hooks] = [6, 7, 8].map(address) as [Address, Address, Address];
const cause = new Error('why');

const fill = (index: number, toMaker = 10n): OrderFill => ({
  index: BigInt(index),
  maker: address(100 + index),
  spent: toMaker,
  toMaker,
  taken: 5n,
  remain: 0n,
});
const order: RefusedOrder = {
  book,
  pair,
  wrappedNative: wmatic,
  soldToken: sold,
  boughtToken: bought,
  receiver: bob,
  paidInNative: false,
  received: 50n,
  fills: [fill(1), fill(2)],
};

type Answer = Hex | 'reverts' | 'breaks';
type Call = Pick<TransactionRequest, 'from' | 'to' | 'data'> & { readonly value: Hex };

/** Reason of a rejection by a node whose calls all succeed, except those that `answer` changes. */
const diagnose = async (
  answer: (call: Call) => Answer | undefined = () => undefined,
  { reason = 'TransferHelper: TRANSFER_FAILED', ...of }: Partial<RefusedOrder> & { readonly reason?: string } = {},
) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const calls: Call[] = [];
  node.methods.set('eth_call', ([call]) => {
    calls.push(call as Call);
    const answered = answer(call as Call) ?? word(1);
    if (answered === 'reverts') throw new RpcResponseError(3, 'execution reverted', undefined);
    if (answered === 'breaks') throw new Error('busy');
    return answered;
  });
  const found = await diagnoseRefusal(
    { reader: node, from: alice },
    { ...order, ...of },
    { code: 'reverted', reason, cause },
  );
  return { found, calls };
};

/** No reward contract is set. */
const noHooks = ({ to, data }: Call): Answer | undefined =>
  to === book && [rewardHooks.swapMining, rewardHooks.myTradeOrderMining].some((hook) => hook.encode() === data)
    ? ZERO_HASH
    : undefined;
const pays = ({ data }: Call, to: Address): boolean => data.startsWith(erc20.transfer.encode(to, 0n).slice(0, 74));

describe('a resting order whose owner cannot be paid', () => {
  it('is the first one in the order of the book', async () => {
    const { found } = await diagnose((call) => noHooks(call) ?? (call.to === sold ? 'reverts' : undefined));
    expect(found).toEqual({ code: 'makerBlocked', orderIndex: 1n, maker: fill(1).maker, cause });
  });

  it('is found where the token answers false instead of reverting, too', async () => {
    const { found } = await diagnose((call) => noHooks(call) ?? (pays(call, fill(2).maker) ? ZERO_HASH : undefined));
    expect(found).toMatchObject({ code: 'makerBlocked', orderIndex: 2n });
  });

  it('counts before a receiver who cannot be paid either', async () => {
    const { found } = await diagnose((call) => noHooks(call) ?? 'reverts');
    expect(found).toMatchObject({ code: 'makerBlocked' });
  });

  it('is paid in the coin where the reason says so, out of the coins of the wrapper', async () => {
    const reason = 'TransferHelper::safeTransferETH: ETH_TRANSFER_FAILED';
    const { found, calls } = await diagnose(
      (call) => noHooks(call) ?? (call.to === fill(2).maker ? 'reverts' : undefined),
      { reason },
    );
    expect(found).toMatchObject({ code: 'makerBlocked', orderIndex: 2n });
    expect(calls.find(({ to }) => to === fill(2).maker)).toMatchObject({ from: wmatic, data: '0x', value: '0x1' });
  });

  it('only owners that get something are queried, and of many only the first', async () => {
    const fills = Array.from({ length: 30 }, (_, i) => fill(i, i === 0 ? 0n : 10n));
    const { calls } = await diagnose(noHooks, { fills });
    expect(calls.filter(({ to }) => to === sold)).toHaveLength(19);
  });
});

describe('the one who is to be paid', () => {
  it.each([
    [false, bought, pair],
    [true, bob, wmatic],
  ])('cannot be (in the coin: %s)', async (paidInNative, to, from) => {
    const { found, calls } = await diagnose((call) => noHooks(call) ?? (call.to === to ? 'reverts' : undefined), {
      paidInNative,
    });
    expect(found).toEqual({ code: 'receiverBlocked', cause });
    expect(calls.find((call) => call.to === to)?.from).toBe(from);
  });

  it('is not queried where nothing is received', async () => {
    const { found } = await diagnose((call) => noHooks(call) ?? (call.to === bought ? 'reverts' : undefined), {
      received: 0n,
    });
    expect(found).toBeUndefined();
  });
});

describe('a reward contract', () => {
  const withHooks = (call: Call): Answer | undefined => (call.to === book ? word(BigInt(hooks)) : undefined);

  it('that refuses is reported before all others, whatever the reason was', async () => {
    const { found } = await diagnose((call) => withHooks(call) ?? 'reverts', { reason: '' });
    expect(found).toEqual({ code: 'rewardsBlocked', cause });
  });

  it('is queried about trades only where something is traded', async () => {
    const trades = rewardHooks.swap.encode(bob, sold, bought, 50n);
    const refuses = (call: Call) => withHooks(call) ?? (call.data === trades ? 'reverts' : undefined);
    expect((await diagnose(refuses)).found).toMatchObject({ code: 'rewardsBlocked' });
    expect((await diagnose(refuses, { received: 0n })).found).toBeUndefined();
  });

  it('that does not count a trade is never the cause', async () => {
    const { found } = await diagnose((call) => withHooks(call) ?? (call.from === book ? ZERO_HASH : undefined));
    expect(found).toBeUndefined();
  });

  it('that takes the calls is never the cause', async () => {
    expect((await diagnose(withHooks)).found).toBeUndefined();
  });
});

it('another reason is nobody’s payment', async () => {
  const { found, calls } = await diagnose((call) => noHooks(call) ?? 'reverts', { reason: 'INVALID_K' });
  expect(found).toBeUndefined();
  expect(calls.every(({ to }) => to === book)).toBe(true);
});

it('a node that does not answer blames nobody', async () => {
  expect((await diagnose(() => 'breaks')).found).toBeUndefined();
});
