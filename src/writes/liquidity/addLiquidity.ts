import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { MAX_ALLOWANCE, planApproval } from '#writes/approvals/approve.ts';
import { shownDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import { poolReads, poolTokenOf, spendReads } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { AddTerms } from './liquidityTerms.ts';

interface AddCall {
  readonly method: 'addLiquidity' | 'addLiquidityETH';
  readonly callData: Hex;
  readonly value: bigint;
  /** Sides of the amounts that the router returns, in its order. */
  readonly returns: readonly ['A' | 'B', 'A' | 'B'];
}

export const namedFirst = (currencyA: Currency): 'A' | 'B' => (currencyA.kind === 'native' ? 'B' : 'A');

const callOf = ({ account, currencyA, currencyB, quote }: AddTerms, deadline: bigint): AddCall => {
  const { amountADesired, amountBDesired, amountAMin, amountBMin } = quote;
  if (currencyA.kind === 'token' && currencyB.kind === 'token') {
    const tokens = [currencyA.address, currencyB.address] as const;
    const callData = liquidityRouter.addLiquidity.encode(
      ...tokens,
      amountADesired,
      amountBDesired,
      amountAMin,
      amountBMin,
      account,
      deadline,
    );
    return { method: 'addLiquidity', callData, value: 0n, returns: ['A', 'B'] };
  }
  const method = 'addLiquidityETH';
  const { encode } = liquidityRouter[method];
  if (currencyA.kind === 'token') {
    const callData = encode(currencyA.address, amountADesired, amountAMin, amountBMin, account, deadline);
    return { method, callData, value: amountBDesired, returns: ['A', 'B'] };
  }
  if (currencyB.kind === 'native') throw new Error('A pool needs two different tokens.');
  const callData = encode(currencyB.address, amountBDesired, amountBMin, amountAMin, account, deadline);
  return { method, callData, value: amountADesired, returns: ['B', 'A'] };
};

/** The call reverts beyond the confirmed amounts, and after `deadline` (unix seconds of the chain). */
export const planAddLiquidity = (terms: AddTerms, deadline: bigint): TransactionPlan => {
  const { exchange, pair, currencyA, currencyB, quote } = terms;
  const { returns, ...call } = callOf(terms, deadline);
  const [a, b] = [currencyFact(currencyA), currencyFact(currencyB)];
  return {
    contract: exchange.router,
    ...call,
    info: {
      kind: 'addLiquidity',
      currencyA: a,
      currencyB: b,
      amountA: quote.takenA.toString(),
      amountB: quote.takenB.toString(),
      pair,
      exchange: exchange.name,
    },
    reads: [...spendReads(a, exchange.router), ...spendReads(b, exchange.router), ...poolReads(pair, a, b)],
    moves: [
      { currency: poolTokenOf(pair), change: quote.poolTokens, bound: quote.minPoolTokens },
      { currency: a, change: -quote.takenA, bound: -quote.amountAMin },
      { currency: b, change: -quote.takenB, bound: -quote.amountBMin },
    ],
    priceSensitive: true,
    check: { rule: 'suppliedAmounts', quote, pair, first: returns[0] },
  };
};

export interface LiquidityStep {
  readonly approves: Token | undefined;
  readonly isDone: boolean;
  /** Called on the click, because amounts may be invalid until then. */
  readonly plan: () => TransactionPlan;
}

interface StepOptions {
  readonly times: DeadlineTimes;
  readonly exact: boolean;
  readonly approved: { readonly a: boolean; readonly b: boolean };
}

/** Steps in the order of sending; the supply's deadline is recomputed right before its simulation. */
export const liquiditySteps = (terms: AddTerms, options: StepOptions): readonly LiquidityStep[] => {
  const { exchange, currencyA, currencyB, quote } = terms;
  const { times, exact, approved } = options;
  const approvalOf = (currency: Currency, amount: bigint, isDone: boolean): readonly LiquidityStep[] => {
    if (currency.kind === 'native') return [];
    const permission = { token: currency, spender: exchange.router };
    return [{ approves: currency, isDone, plan: () => planApproval(permission, exact ? amount : MAX_ALLOWANCE) }];
  };
  const supply = (): TransactionPlan => ({
    ...planAddLiquidity(terms, shownDeadline(times)),
    refresh: { rule: 'supplyDeadline', terms, times },
  });
  return [
    ...approvalOf(currencyA, quote.amountADesired, approved.a),
    ...approvalOf(currencyB, quote.amountBDesired, approved.b),
    { approves: undefined, isDone: false, plan: supply },
  ];
};
