import type { Hex } from '#domain/multicall/types.ts';

export interface TokenFacts {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: string;
}

/** Volume in whole tokens, price in the native coin. */
export interface TokenEntity extends TokenFacts {
  tradeVolume: string;
  txCount: string;
  derivedETH: string;
}

export interface BundleEntity {
  readonly id: string;
  readonly ethPrice: string;
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

/** Raw units. `amount` is 0 while the order is open, then the traded amount. */
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
  /** Amount to receive for the whole order, and the amount to pay for it. */
  readonly orderPriceA: string;
  readonly orderPriceB: string;
  operateTime: string;
  readonly transactionHash: Hex;
}

/** `type` 3 is a trade. */
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

/** Dollars traded in a pair. */
export interface PairSumEntity {
  readonly id: string;
  readonly token0: string;
  readonly token1: string;
  sumMiningUSD: string;
}

/** Lower and upper limit in 1/10,000 of the market price. */
export interface PairFactorEntity {
  readonly id: string;
  readonly token0: string;
  readonly token1: string;
  readonly token0Symbol: string;
  readonly token1Symbol: string;
  readonly factorValue: string;
  readonly maxLimit: string;
  readonly minLimit: string;
}

export interface OrderMiningTermsEntity {
  readonly id: string;
  readonly step: string;
  readonly blockAllReward: string;
}

/** Total earnings up to a block, raw. */
export interface SumOrderAmountEntity {
  readonly id: string;
  readonly customerAccount: string;
  readonly bonusAmount: string;
  readonly versionBlkEnd: string;
}

/** Earnings between two blocks. */
export interface PairAmountEntity extends SumOrderAmountEntity {
  readonly versionBlkStart: string;
}
