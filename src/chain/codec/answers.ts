import type { Hex } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { DecodeError } from './DecodeError.ts';
import { decodeAll, shortText, text } from './types.ts';
import { WORD } from './words.ts';

/** A `string`, or the `bytes32` of tokens that are older than the standard (spec 000 section 3). */
export const stringOrBytes32 = (data: Hex): string =>
  data.length === 2 + WORD ? shortText(data.slice(2)) : decodeAll<[string]>([text], data)[0];

/** Undefined for a number that is neither 0 nor 1. */
export const yesOrNo = (told: bigint): boolean | undefined => (told > 1n ? undefined : told === 1n);

export interface Reserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

export const reserves = ([reserve0, reserve1]: readonly [bigint, bigint, bigint]): Reserves => ({ reserve0, reserve1 });

export interface StakingPool {
  readonly lpToken: Address;
  /** Its part of the rewards of each block; 0: it gets none any more. */
  readonly allocPoint: bigint;
}

export const stakingPool = ([lpToken, allocPoint]: readonly [Address, bigint]): StakingPool => ({
  lpToken,
  allocPoint,
});

/** Where a walk to an order's place came to. */
export interface ClosestOrder {
  readonly index: bigint;
  readonly isEnd: boolean;
}

export const closestOrder = ([index, isEnd]: readonly [bigint, bigint]): ClosestOrder => ({
  index,
  isEnd: isEnd === 1n,
});

/** An order as the contract describes it; which order it is, is known from the question. */
export interface OrderDetail extends Omit<RestingOrder, 'index'> {
  readonly soldToken: Address;
}

type Addresses = readonly Address[];
type Numbers = readonly bigint[];
type DetailArrays = readonly [
  makers: Addresses,
  fromTokens: Addresses,
  froms: Numbers,
  timestamps: Numbers,
  remains: Numbers,
  tos: Numbers,
  sums: Numbers,
];

/** Throws DecodeError for arrays of unequal length. */
export const orderDetails = ([makers, soldTokens, froms, , remains, tos]: DetailArrays): readonly OrderDetail[] =>
  makers.map((maker, i) => {
    const [soldToken, from, remain, to] = [soldTokens[i], froms[i], remains[i], tos[i]];
    if (soldToken === undefined || from === undefined || remain === undefined || to === undefined) {
      throw new DecodeError('arrays of unequal length');
    }
    return { maker, soldToken, from, to, remain };
  });
