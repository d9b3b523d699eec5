import { bookOrders } from '#chain/abis/bookOrders.ts';
import type { Eip1193Request } from '#chain/connectors/eip1193.ts';
import { asLogs, decodeBookLog } from '#chain/logs/logs.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { send, simulate, type Simulation } from '#chain/sending/send.ts';
import { rawReason, type SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { TradeIntent, TradeQuote } from '#domain/trade/types.ts';
import { orderOutcome } from '#domain/transactions/orderOutcome.ts';
import type { OrderOutcome } from '#domain/transactions/types.ts';
import type { Result } from '#lib/result.ts';
import { freshHint } from '#writes/orders/orderHint.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { person } from './people.ts';
import type { TypedTicket } from './randomBook.ts';
import { ABIS, type Stage } from './stage.ts';
import { readTradeLog } from './tradeLog.ts';

const CHAIN = 137;
const NO_REST = { expectedRest: 0n, restTolerance: 0n };

const COIN: Currency = { kind: 'native', chainId: CHAIN, decimals: 18, symbol: 'MATIC', name: 'Matic' };

/** The two tokens of a ticket as the page knows them, `base` first. */
export interface TicketTokens {
  readonly base: Token;
  readonly quote: Token;
}

export interface Holdings {
  readonly sold: bigint;
  readonly bought: bigint;
}

export interface Mined {
  readonly outcome: OrderOutcome;
  /** Output of the pool. */
  readonly poolOut: bigint;
}

export const tokenNamed = (stage: Stage, symbol: string): Token => ({
  kind: 'token',
  chainId: CHAIN,
  address: stage.tokenOf(symbol),
  decimals: symbol === 'WETH' ? 18 : Number(/\d+/.exec(symbol)?.[0]),
  symbol,
  name: symbol,
});

export const intentOf = ({ base, quote }: TicketTokens, typed: TypedTicket): TradeIntent => {
  const { direction, orderType, field, unfilled, amount, slippageBps, limitPrice } = typed;
  const [input, output] = direction === 'BUY' ? [quote, base] : [base, quote];
  return { input, output, direction, orderType, field, unfilled, amount, slippageBps, limitPrice };
};

/** A problem in words: the contract's own, where it gave any. */
export const describeProblem = (problem: SendProblem): string => {
  if (problem.code === 'reverted') return `reverted: ${problem.reason}`;
  return 'cause' in problem ? `${problem.code}: ${rawReason(problem.cause)}` : problem.code;
};

/** From a quote to the block, with the functions the ticket uses. */
export const createTicketPath = (stage: Stage, rpc: RpcClient, tokens: TicketTokens, typed: TypedTicket) => {
  const intent = intentOf(tokens, typed);
  const account = person(typed.payer);
  const maker = person(typed.recipient);
  const currencyOf = (token: Token): Currency => (typed.native && token.address === stage.weth ? COIN : token);
  const input = currencyOf(intent.input);
  const output = currencyOf(intent.output);
  /** The wallet has the payer selected, and offers nothing for the block space, which costs nothing here. */
  const wallet = {
    request: ({ method, params }: Eip1193Request) => {
      if (method === 'eth_accounts') return Promise.resolve([account]);
      const given = Array.isArray(params) ? (params as readonly unknown[]) : [];
      const priced = given.map((entry) => ({ ...(entry as object), gasPrice: '0x0' }));
      return stage.node.rpc<unknown>(method, ...(method === 'eth_sendTransaction' ? priced : given));
    },
  };

  const requestOf = ({ contract, callData, value }: TransactionPlan) => ({
    from: account,
    to: contract,
    data: callData,
    value,
  });
  const balanceCall = (currency: Currency, of: Address) =>
    currency.kind === 'native'
      ? (['eth_getBalance', of, 'latest'] as const)
      : ([
          'eth_call',
          { to: currency.address, data: ABIS.token.encodeFunctionData('balanceOf', [of]) },
          'latest',
        ] as const);

  return {
    intent,
    /** True if the chain's own coin is paid or received. */
    isNative: input.kind === 'native' || output.kind === 'native',
    /** Balances of the account's sold currency and the recipient's bought currency. */
    readHoldings: async (): Promise<Holdings> => {
      const answers = await stage.node.batch<Hex>([balanceCall(input, account), balanceCall(output, maker)]);
      return { sold: BigInt(answers[0] ?? '0x'), bought: BigInt(answers[1] ?? '0x') };
    },
    /** The plan of an order, with a hint as it is looked up right before signing. */
    plan: async (order: TradeQuote['order'], moved = NO_REST): Promise<TransactionPlan> => {
      const { direction, orderType } = intent;
      const { from, to, target } = order;
      const hinted = { soldToken: intent.input.address, boughtToken: intent.output.address, from, to };
      const targetIndex = target === 0n ? 0n : await freshHint(rpc, stage.book, hinted, target);
      const met = { pool: stage.book, takes: [], received: 0n, minReceived: 0n };
      return planOrder(
        { maker, input, output, direction, orderType, from, to, targetIndex, ...met, ...moved },
        stage.book,
      );
    },
    simulate: (plan: TransactionPlan): Promise<Result<Simulation, SendProblem>> => simulate(rpc, requestOf(plan)),
    /** Signs, mines and reads the receipt. @throws when any of it fails. */
    mine: async (plan: TransactionPlan, gasLimit: bigint): Promise<Mined> => {
      const sent = await send(wallet, requestOf(plan), { chainId: CHAIN, gasLimit });
      if (!sent.ok) throw new Error(`Not sent: ${describeProblem(sent.error)}`);
      await stage.mine();
      const [answer] = await stage.receiptsOf([sent.value]);
      const read = readReceipt(answer);
      if (!answer || read?.receipt.status !== 1) throw new Error('The transaction failed');
      const ours = asLogs(read.logs).filter((log) => log.address.toLowerCase() === stage.ext.toLowerCase());
      const outcome = orderOutcome(ours.flatMap((log) => decodeBookLog(log)?.event ?? []));
      if (!outcome) throw new Error('The receipt tells of no order');
      const { poolOut } = readTradeLog(answer);
      return { outcome, poolOut };
    },
  };
};

export type TicketPath = ReturnType<typeof createTicketPath>;

/**
 * Results of the contract's simulation: the remainder and the index of the order. @throws if it returns something else.
 */
export const simulatedOrder = ({ returned }: Simulation): { readonly rest: bigint; readonly index: bigint } => {
  const decoded = bookOrders.addOrder.decode(returned);
  if (!decoded.ok) throw new Error('The simulation returned no order');
  const [rest, index] = decoded.value;
  return { rest, index };
};
