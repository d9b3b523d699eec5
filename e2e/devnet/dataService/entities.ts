import type { Hex } from '#domain/multicall/types.ts';

/** What the service keeps. Numbers are decimal text, ids are lower case, as subgraphs have it. */
export interface TokenEntity {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: string;
}

export interface PairEntity {
  readonly id: string;
  readonly token0: TokenEntity;
  readonly token1: TokenEntity;
  readonly createdAtTimestamp: string;
  readonly createdAtBlockNumber: string;
  reserve0: string;
  reserve1: string;
  txCount: string;
}

export interface TransactionEntity {
  readonly id: Hex;
  readonly blockNumber: string;
  readonly timestamp: string;
}

interface Entry {
  readonly id: string;
  readonly pair: PairEntity;
  readonly transaction: TransactionEntity;
  readonly timestamp: string;
  readonly logIndex: string;
}

export interface SwapEntity extends Entry {
  readonly amount0In: string;
  readonly amount1In: string;
  readonly amount0Out: string;
  readonly amount1Out: string;
}

export interface OrderFillEntity extends Entry {
  readonly orderNo: string;
  readonly fromToken: string;
  readonly toToken: string;
  readonly fromNum: string;
  readonly toNum: string;
}

/** An order and what became of it. `amount` is 0 while it is open, then what was traded of it. Raw units. */
export interface OrderTransactionBalanceEntity {
  readonly id: string;
  readonly orderNo: string;
  readonly customerAccount: string;
  readonly fromToken: TokenEntity;
  readonly toToken: TokenEntity;
  amount: string;
  readonly amountOrder: string;
  amountTrading: string;
  amountCancellation: string;
  /** What is wanted for all of it, and all of it. */
  readonly orderPriceA: string;
  readonly orderPriceB: string;
  operateTime: string;
  readonly transactionHash: Hex;
}

/** One update of an account's order; `type` 3 is a trade. */
export interface AccountTransactionAmountEntity {
  readonly id: string;
  readonly type: '3';
  readonly orderNo: string;
  readonly customerAccount: string;
  readonly fromToken: TokenEntity;
  readonly toToken: TokenEntity;
  readonly fromNum: string;
  readonly toNum: string;
  readonly operateTime: string;
  readonly transactionHash: Hex;
}
