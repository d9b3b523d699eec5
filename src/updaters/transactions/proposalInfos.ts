import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { wrappedNativeAbi } from '#chain/abis/wrappedNative.ts';
import { address, uint } from '#chain/codec/types.ts';
import { argumentsOf, proposedOrder, selectorOf } from '#chain/safe/proposedOrder.ts';
import { env } from '#config/env.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact, RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import { sideOf } from '#state/marketRule.ts';

/** Action of a proposal's call, with tokens by address; undefined means the native coin. */
type Describe = (fact: (token: Address | undefined) => CurrencyFact) => TransactionInfo;

const COIN: CurrencyFact = { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals };
const tokenOf = (token: Address | undefined): Address => token ?? env.wrappedNative;

/** An order's type is not in its call: a limit order says all that is. */
const describeOrder = (call: RequestedCall): Describe | undefined => {
  const order = proposedOrder(call);
  if (!order) return undefined;
  const { maker, input, output, sold, wanted } = order;
  return (fact) => ({
    kind: 'placeOrder',
    direction: sideOf(tokenOf(input), tokenOf(output)),
    orderType: 'LIMIT',
    input: fact(input),
    output: fact(output),
    from: sold.toString(),
    to: wanted.toString(),
    maker,
  });
};

const describeCancel = (call: RequestedCall): Describe | undefined => {
  const isPaid = selectorOf(call) === bookOrders.cancelOrderForNum.selector;
  if (!isPaid && selectorOf(call) !== bookDeposits.cancelOrderForNumWithPreDiposit.selector) return undefined;
  const args = argumentsOf(call, [address, address, uint, uint] as const);
  if (!args) return undefined;
  const [sold, wanted, index, amount] = args;
  const order = { orderIndex: index.toString(), amount: amount.toString() };
  // The contract pays wrapped coin back as the coin itself.
  const back = isPaid && sold === env.wrappedNative ? undefined : sold;
  return (fact) => ({
    kind: isPaid ? 'cancelOrder' : 'cancelIntoDeposit',
    ...order,
    input: fact(back),
    output: fact(wanted),
  });
};

const describeDeposit = (call: RequestedCall): Describe | undefined => {
  const isIn = selectorOf(call) === bookDeposits.deposit.selector;
  if (!isIn && selectorOf(call) !== bookDeposits.withdraw.selector) return undefined;
  const args = argumentsOf(call, [address, uint] as const);
  const kind = isIn ? 'depositTokens' : 'withdrawDeposit';
  return args && ((fact) => ({ kind, token: fact(args[0]), amount: args[1].toString() }));
};

const describeWrap = (call: RequestedCall): Describe | undefined => {
  const { value } = call;
  if (selectorOf(call) === wrappedNativeAbi.deposit.selector) {
    return (fact) => ({ kind: 'wrap', input: fact(undefined), output: fact(env.wrappedNative), amount: value });
  }
  if (selectorOf(call) !== wrappedNativeAbi.withdraw.selector) return undefined;
  const args = argumentsOf(call, [uint] as const);
  const amount = args?.[0].toString();
  return amount === undefined
    ? undefined
    : (fact) => ({ kind: 'unwrap', input: fact(env.wrappedNative), output: fact(undefined), amount });
};

const describeApproval = (call: RequestedCall): Describe | undefined => {
  if (selectorOf(call) !== erc20.approve.selector) return undefined;
  const args = argumentsOf(call, [address, uint] as const);
  if (!args) return undefined;
  const [spender, amount] = args;
  const kind = amount === 0n ? 'resetApproval' : 'approve';
  return (fact) => ({ kind, token: fact(call.to), spender, amount: amount.toString() });
};

/** Only these may be approved: any other spender is not this application's. */
const SPENDERS: ReadonlySet<string> = new Set([env.orderBook, env.router]);

const isAllowed = (info: TransactionInfo): boolean => info.kind !== 'approve' || SPENDERS.has(info.spender);

const describe = (call: RequestedCall): Describe | undefined => {
  const isPaying = call.value !== '0';
  if (call.to === env.orderBook) {
    const order = describeOrder(call);
    return order ?? (isPaying ? undefined : (describeCancel(call) ?? describeDeposit(call)));
  }
  if (call.to === env.wrappedNative) {
    const wrap = describeWrap(call);
    if (wrap) return wrap;
  }
  return isPaying ? undefined : describeApproval(call);
};

/**
 * Actions of a proposal's calls, in their order; undefined if one of them is no action that this application
 * describes.
 * @param read the currencies of token addresses; a token that it lacks makes the proposal one that is not described
 */
export const proposalInfos = async (
  calls: readonly RequestedCall[],
  read: (tokens: readonly Address[]) => Promise<ReadonlyMap<Address, CurrencyFact>>,
): Promise<readonly TransactionInfo[] | undefined> => {
  const described = calls.map(describe);
  const tokens = new Set<Address>();
  const note = (token: Address | undefined): CurrencyFact => {
    if (token !== undefined) tokens.add(token);
    return COIN;
  };
  const first = described.map((one) => one?.(note));
  if (first.length === 0 || first.some((info) => info === undefined || !isAllowed(info))) return undefined;
  const known = await read([...tokens]);
  if ([...tokens].some((token) => !known.has(token))) return undefined;
  return described.flatMap((one) => one?.((token) => (token && known.get(token)) ?? COIN) ?? []);
};
