import type { Result } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Call, Transaction } from './contractClient.ts';
import { labelOf, person } from './people.ts';
import { ABIS, type Stage } from './stage.ts';
import type { BookState, Cancellation, OrderTuple, Placement, PoolTrade, Side } from './vectorFile.ts';

const PAGE = 1000n;
export const SIDES = ['A', 'B'] as const;

/** An order as the contract shows it by its index. */
export interface ShownOrder {
  readonly maker: string;
  readonly side: Side;
  readonly from: string;
  readonly to: string;
  readonly remain: string;
  readonly toTokenSum: string;
  readonly time: number;
}

const strings = (values: Iterable<unknown>): string[] => [...values].map(String);

/** Two tokens, their pool and their lists. */
export const openMarket = async (stage: Stage, [a, b]: readonly [Address, Address]) => {
  const token: Record<Side, Address> = { A: a, B: b };
  const pair = await stage.pairOf(token.A, token.B);
  const aIsToken0 = token.A.toLowerCase() < token.B.toLowerCase();
  const inOrder = <T>(zero: T, entry: T): [T, T] => (aIsToken0 ? [zero, entry] : [entry, zero]);
  const tokens = (side: Side): [Address, Address] => (side === 'A' ? [token.A, token.B] : [token.B, token.A]);
  const sideOf = (address: unknown): Side => (String(address).toLowerCase() === token.A.toLowerCase() ? 'A' : 'B');

  const view = (method: string, ...args: readonly unknown[]): Call => ({
    abi: ABIS.book,
    to: stage.book,
    method,
    args,
  });
  const balance = (side: Side, of: Address): Call => ({
    abi: ABIS.token,
    to: token[side],
    method: 'balanceOf',
    args: [of],
  });
  const transfer = (side: Side, from: Address, to: Address, amount: string): Transaction => {
    return { abi: ABIS.token, to: token[side], method: 'transfer', args: [to, amount], from };
  };

  const placing = ({ fn, side, sender, maker, from, to, targetIndex }: Placement): Transaction => {
    const [sold, bought] = tokens(side);
    const base = { abi: ABIS.book, to: stage.book, method: fn, from: person(sender) };
    if (fn === 'addOrderWithETH')
      return { ...base, args: [person(maker), bought, targetIndex, to], value: BigInt(from) };
    if (fn === 'addOrderForETH') return { ...base, args: [person(maker), sold, targetIndex, from, to] };
    return { ...base, args: [person(maker), sold, bought, targetIndex, from, to] };
  };
  const cancelling = ({ side, sender, index, num }: Cancellation): Transaction => {
    const args = [...tokens(side), index, num];
    return { abi: ABIS.book, to: stage.book, method: 'cancelOrderForNum', args, from: person(sender) };
  };
  /** Two transactions: the input to the pair, then the trade. */
  const poolTrade = (trade: PoolTrade): [Transaction, Transaction] => {
    const from = person('swapper');
    const out = trade.side === 'A' ? ['0', trade.out] : [trade.out, '0'];
    const args = [...inOrder(...(out as [string, string])), from, '0x'];
    return [transfer(trade.side, from, pair, trade.in), { abi: ABIS.pair, to: pair, method: 'swap', args, from }];
  };
  /** Adds to the pool without asking for shares. */
  const funding = (amounts: readonly [string, string]): Transaction[] => {
    const from = person('swapper');
    return [
      transfer('A', from, pair, amounts[0]),
      transfer('B', from, pair, amounts[1]),
      { abi: ABIS.pair, to: pair, method: 'sync', args: [], from },
    ];
  };

  const shown = (columns: Result): ShownOrder[] => {
    const [makers, froms, amounts, times, remains, bought, sums] = columns.map((column) =>
      strings(column as Iterable<unknown>),
    );
    return (makers ?? []).map((maker, i) => ({
      maker: labelOf(maker),
      side: sideOf(froms?.[i]),
      from: amounts?.[i] ?? '',
      to: bought?.[i] ?? '',
      remain: remains?.[i] ?? '',
      toTokenSum: sums?.[i] ?? '',
      time: Number(times?.[i]),
    }));
  };
  const readOrders = async (indexes: readonly string[]): Promise<ShownOrder[]> => {
    const [answer] = await stage.callAll([view('getOrderByIndexBatch', ...tokens('A'), indexes)]);
    return answer === undefined ? [] : shown(answer);
  };
  /** Indexes of both lists, as a client reads them: the head, then pages from the head on. */
  const readLists = async (): Promise<Record<Side, string[]>> => {
    const heads = await stage.callAll(SIDES.map((side) => view('getLastOrderIndex', ...tokens(side))));
    const calls = SIDES.map((side, i) => view('getPageOrders', ...tokens(side), heads[i]?.[0], PAGE));
    const pages = await stage.callAll(calls);
    const list = (i: number): string[] => (heads[i]?.[0] === 0n ? [] : strings(pages[i]?.[0] as Iterable<unknown>));
    return { A: list(0), B: list(1) };
  };
  const readState = async (): Promise<BookState> => {
    const lists = await readLists();
    const answers = await stage.callAll([
      { abi: ABIS.pair, to: pair, method: 'getReserves', args: [] },
      ...SIDES.map((side) => view('allUserDiposit', token[side])),
      ...SIDES.map((side) => balance(side, stage.book)),
    ]);
    const [reserves, ...amounts] = answers.map((answer) => strings(answer));
    const orders = await readOrders([...lists.A, ...lists.B]);
    const tuples = [...lists.A, ...lists.B].map((index, i): OrderTuple => {
      const order = orders[i];
      if (order === undefined) throw new Error(`Order ${index} is not shown`);
      return [index, order.maker, order.from, order.to, order.remain, order.toTokenSum];
    });
    const amount = (i: number): string => amounts[i]?.[0] ?? '';
    return {
      reserves: inOrder(reserves?.[0] ?? '', reserves?.[1] ?? ''),
      deposits: [amount(0), amount(1)],
      balances: [amount(2), amount(3)],
      A: tuples.slice(0, lists.A.length),
      B: tuples.slice(lists.A.length),
    };
  };
  /** Token balances of people, by label. */
  const readBalances = async (side: Side, who: readonly string[]): Promise<Map<string, bigint>> => {
    const answers = await stage.callAll(who.map((label) => balance(side, person(label))));
    return new Map(who.map((label, i) => [label, answers[i]?.[0] as bigint]));
  };
  const hasCoins = [a, b].includes(stage.weth);
  return {
    pair,
    token,
    tokens,
    hasCoins,
    view,
    transfer,
    placing,
    cancelling,
    poolTrade,
    funding,
    readOrders,
    readState,
    readBalances,
  };
};

export type Market = Awaited<ReturnType<typeof openMarket>>;
