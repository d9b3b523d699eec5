import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { allowanceOverride } from '#chain/simulation/allowanceOverride.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { SignedPermit } from '#chain/sending/signPermit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { chainDeadline, shownDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import { poolReads, poolTokenOf, spendReads } from '#writes/plan/decisiveReads.ts';
import { isRefused } from '#writes/plan/isRefused.ts';
import type { CheckArguments, TransactionPlan } from '#writes/plan/plan.ts';
import type { RuleUse } from '#writes/plan/planParts.ts';
import type { RemoveMethod, RemoveTerms } from './liquidityTerms.ts';
import { paying } from '#writes/plan/balanceMoves.ts';

interface RemoveCallOptions {
  readonly deadline: bigint;
  readonly hasTransferFee: boolean;
}

interface RemoveCall {
  readonly method: RemoveMethod;
  readonly callData: Hex;
  readonly paid: readonly ('A' | 'B')[];
}

const permitArguments = ({ v, r, s }: SignedPermit) => [false, v, r, s] as const;

const tokensCall = (terms: RemoveTerms, tokenA: Token, tokenB: Token, deadline: bigint): RemoveCall => {
  const { account, removal, amountAMin, amountBMin, permit } = terms;
  const given = [
    tokenA.address,
    tokenB.address,
    removal.poolTokens,
    amountAMin,
    amountBMin,
    account,
    deadline,
  ] as const;
  if (!permit) {
    return { method: 'removeLiquidity', callData: liquidityRouter.removeLiquidity.encode(...given), paid: ['A', 'B'] };
  }
  const callData = liquidityRouter.removeLiquidityWithPermit.encode(...given, ...permitArguments(permit));
  return { method: 'removeLiquidityWithPermit', callData, paid: ['A', 'B'] };
};

interface CoinSides {
  readonly token: Token;
  readonly tokenMin: bigint;
  readonly coinMin: bigint;
  readonly coinSide: 'A' | 'B';
}

const coinCall = (
  terms: RemoveTerms,
  sides: CoinSides,
  { deadline, hasTransferFee }: RemoveCallOptions,
): RemoveCall => {
  const { account, removal, permit } = terms;
  const { token, tokenMin, coinMin, coinSide } = sides;
  const paid = hasTransferFee ? [coinSide] : ([coinSide === 'A' ? 'B' : 'A', coinSide] as const);
  const given = [token.address, removal.poolTokens, tokenMin, coinMin, account, deadline] as const;
  if (permit) {
    const method = hasTransferFee
      ? 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens'
      : 'removeLiquidityETHWithPermit';
    return { method, callData: liquidityRouter[method].encode(...given, ...permitArguments(permit)), paid };
  }
  const method = hasTransferFee ? 'removeLiquidityETHSupportingFeeOnTransferTokens' : 'removeLiquidityETH';
  return { method, callData: liquidityRouter[method].encode(...given), paid };
};

const callOf = (terms: RemoveTerms, options: RemoveCallOptions): RemoveCall => {
  const { currencyA, currencyB, amountAMin, amountBMin } = terms;
  if (currencyA.kind === 'native') {
    if (currencyB.kind === 'native') throw new Error('A pool has two different tokens.');
    return coinCall(terms, { token: currencyB, tokenMin: amountBMin, coinMin: amountAMin, coinSide: 'A' }, options);
  }
  if (currencyB.kind === 'native') {
    return coinCall(terms, { token: currencyA, tokenMin: amountAMin, coinMin: amountBMin, coinSide: 'B' }, options);
  }
  return tokensCall(terms, currencyA, currencyB, options.deadline);
};

const checkOf = (
  { currencyA, currencyB, removal, amountAMin, amountBMin }: RemoveTerms,
  { method, paid }: RemoveCall,
): RuleUse<CheckArguments> => {
  const shown = {
    A: { currency: currencyFact(currencyA), shown: removal.amountA, bound: amountAMin },
    B: { currency: currencyFact(currencyB), shown: removal.amountB, bound: amountBMin },
  };
  return { rule: 'removedAmounts', method, paid: paid.map((side) => shown[side]) };
};

/** The router reverts below either minimum, and after the deadline. */
export const planRemoveLiquidity = (terms: RemoveTerms, options: RemoveCallOptions): TransactionPlan => {
  const { exchange, pair, currencyA, currencyB, removal } = terms;
  const call = callOf(terms, options);
  return {
    contract: exchange.router,
    method: call.method,
    callData: call.callData,
    value: 0n,
    info: {
      kind: 'removeLiquidity',
      currencyA: currencyFact(currencyA),
      currencyB: currencyFact(currencyB),
      amountA: removal.amountA.toString(),
      amountB: removal.amountB.toString(),
      pair,
      exchange: exchange.name,
    },
    reads: [
      ...spendReads(poolTokenOf(pair), exchange.router),
      ...poolReads(pair, currencyFact(currencyA), currencyFact(currencyB)),
    ],
    moves: [
      paying(poolTokenOf(pair), removal.poolTokens),
      { currency: currencyFact(currencyA), change: removal.amountA, bound: terms.amountAMin, payer: pair },
      { currency: currencyFact(currencyB), change: removal.amountB, bound: terms.amountBMin, payer: pair },
    ],
    priceSensitive: true,
    check: checkOf(terms, call),
  };
};

export const paysCoin = ({ currencyA, currencyB }: RemoveTerms): boolean =>
  currencyA.kind === 'native' || currencyB.kind === 'native';

/**
 * Sets the deadline by the chain's time unless a permit fixes it. Uses the fee-on-transfer call if only that succeeds.
 */
export const settleRemoval = async (
  reader: Reader,
  terms: RemoveTerms,
  times: DeadlineTimes,
): Promise<TransactionPlan> => {
  const deadline = terms.permit?.deadline ?? (await chainDeadline(reader, times));
  const plain = planRemoveLiquidity(terms, { deadline, hasTransferFee: false });
  const { account, pair, exchange, permit } = terms;
  if (!paysCoin(terms) || !(await isRefused(reader, account, plain))) return plain;
  const allowance = { token: pair, owner: account, spender: exchange.router };
  const override = permit ? undefined : await allowanceOverride(reader, allowance);
  if (override && !(await isRefused(reader, account, plain, override))) return plain;
  const tolerant = planRemoveLiquidity(terms, { deadline, hasTransferFee: true });
  return (await isRefused(reader, account, tolerant, override)) ? plain : tolerant;
};

export const removalPlan = (terms: RemoveTerms, times: DeadlineTimes): TransactionPlan => ({
  ...planRemoveLiquidity(terms, { deadline: terms.permit?.deadline ?? shownDeadline(times), hasTransferFee: false }),
  refresh: { rule: 'removal', terms, times },
});
