import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { DecodeError } from '../DecodeError.ts';

export interface OrderDetail extends Omit<RestingOrder, 'index'> {
  readonly soldToken: Address;
}

type Addresses = readonly Address[];
type Numbers = readonly bigint[];
type Arrays = readonly [Addresses, Addresses, Numbers, Numbers, Numbers, Numbers, Numbers];

/** Orders from the contract's arrays. Throws DecodeError for arrays of unequal length. */
export const orderDetails = ([makers, soldTokens, froms, , remains, tos]: Arrays): readonly OrderDetail[] =>
  makers.map((maker, i) => {
    const [soldToken, from, remain, to] = [soldTokens[i], froms[i], remains[i], tos[i]];
    if (soldToken === undefined || from === undefined || remain === undefined || to === undefined) {
      throw new DecodeError('arrays of unequal length');
    }
    return { maker, soldToken, from, to, remain };
  });
