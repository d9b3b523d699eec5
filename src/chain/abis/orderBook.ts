import type { Hex } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { contractFunction, contractFunctionWith } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, decodeAll, uint } from '../codec/types.ts';

/** An order as the contract describes it; which order it is, is known from the question. */
export interface OrderDetail extends Omit<RestingOrder, 'index'> {
  readonly soldToken: Address;
}

const uints = arrayOf(uint);
const addresses = arrayOf(address);

type DetailArrays = [
  makers: readonly Address[],
  fromTokens: readonly Address[],
  froms: readonly bigint[],
  timestamps: readonly bigint[],
  remains: readonly bigint[],
  tos: readonly bigint[],
  sums: readonly bigint[],
];

const decodeDetails = (data: Hex): readonly OrderDetail[] => {
  const arrays = decodeAll<DetailArrays>([addresses, addresses, uints, uints, uints, uints, uints], data);
  const [makers, soldTokens, froms, , remains, tos] = arrays;
  return makers.map((maker, i) => {
    const [soldToken, from, remain, to] = [soldTokens[i], froms[i], remains[i], tos[i]];
    if (soldToken === undefined || from === undefined || remain === undefined || to === undefined) {
      throw new DecodeError('arrays of unequal length');
    }
    return { maker, soldToken, from, to, remain };
  });
};

const decodeUints = (data: Hex): readonly bigint[] => decodeAll<[readonly bigint[]]>([uints], data)[0];
const decodeUint = (data: Hex): bigint => decodeAll<[bigint]>([uint], data)[0];

/** Where a walk to an order's place came to. */
export interface ClosestOrder {
  readonly index: bigint;
  readonly isEnd: boolean;
}

const decodeClosest = (data: Hex): ClosestOrder => {
  const [index, isEnd] = decodeAll<[bigint, bigint]>([uint, uint], data);
  return { index, isEnd: isEnd === 1n };
};

type Placed = [reserveNum: bigint, orderIndex: bigint];
const placed = [uint, uint] as const;

/**
 * MyTradeOrderBook. `from` is the token sold, `to` the token bought; an order's price is to/from in raw units. `target`
 * is a hint for the order's place in the list, 0 for none. The functions that place an order return what is left
 * resting and the new order's index.
 */
export const orderBook = {
  addOrder: contractFunction<
    [maker: Address, from: Address, to: Address, target: bigint, sold: bigint, wanted: bigint],
    Placed
  >('0xd40ea4f4', [address, address, address, uint, uint, uint], placed),
  /** Sells a token for the native coin. */
  addOrderForETH: contractFunction<
    [maker: Address, from: Address, target: bigint, sold: bigint, wanted: bigint],
    Placed
  >('0x7170cba5', [address, address, uint, uint, uint], placed),
  /** Sells the native coin sent along. */
  addOrderWithETH: contractFunction<[maker: Address, to: Address, target: bigint, wanted: bigint], Placed>(
    '0x71e43506',
    [address, address, uint, uint],
    placed,
  ),
  /** Takes `amount` of the sold token back from the order; all that remains ends it. */
  cancelOrderForNum: contractFunction<[from: Address, to: Address, index: bigint, amount: bigint], [boolean]>(
    '0x0f825ee2',
    [address, address, uint, uint],
    [bool],
  ),
  /** An order must sell more of the token than this. Contracts without this view answer with empty data. */
  minLimitMap: contractFunctionWith<[token: Address], bigint>('0xccd03943', [address], decodeUint),
  /** Index of the best order of the side, 0 if there is none. */
  getLastOrderIndex: contractFunctionWith<[from: Address, to: Address], bigint>(
    '0xed57fb28',
    [address, address],
    decodeUint,
  ),
  /**
   * Walks at most `depth` entries from `target` (0: from the best) to the place of an order that sells `sold` for
   * `wanted`; gives the entry it came to and whether that is the order's neighbour. 0 when the side is empty.
   */
  getClosestOrderIndex: contractFunctionWith<
    [from: Address, to: Address, target: bigint, sold: bigint, wanted: bigint, depth: bigint],
    ClosestOrder
  >('0x8cd0cb10', [address, address, uint, uint, uint, uint], decodeClosest),
  /** Index of the order before (better than) this one, 0 for the best one and for one that is in no list. */
  getPreOrderIndex: contractFunctionWith<[from: Address, to: Address, index: bigint], bigint>(
    '0xd58960cf',
    [address, address, uint],
    decodeUint,
  ),
  /** Up to `count` indexes in list order; `start` itself comes first. */
  getPageOrders: contractFunctionWith<[from: Address, to: Address, start: bigint, count: bigint], readonly bigint[]>(
    '0xc2ffcaad',
    [address, address, uint, uint],
    decodeUints,
  ),
  /** The details of the same page, in the same order. The contract on Polygon lacks it. */
  getPageOrderDetails: contractFunctionWith<
    [from: Address, to: Address, start: bigint, count: bigint],
    readonly OrderDetail[]
  >('0xe1cc3e33', [address, address, uint, uint], decodeDetails),
  /** An unknown index gives the zero address and zeros. */
  getOrderByIndexBatch: contractFunctionWith<
    [from: Address, to: Address, indexes: readonly bigint[]],
    readonly OrderDetail[]
  >('0x50c84f6b', [address, address, uints], decodeDetails),
};
