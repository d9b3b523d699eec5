import fc from 'fast-check';
import { insertionIndex } from '#domain/orderBook/insertionIndex.ts';
import type { OrderMarket, PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export const TOKEN0: Address = '0x1000000000000000000000000000000000000000';
export const TOKEN1: Address = '0x2000000000000000000000000000000000000000';
export const PAIR: Address = '0x3000000000000000000000000000000000000000';
export const TAKER: Address = '0x4000000000000000000000000000000000000000';

export const maker = (number: number): Address => `0x${String(number).padStart(40, '0')}`;

/** Orders in the place the contract gives them. */
export const listOf = (
  terms: readonly { readonly from: bigint; readonly to: bigint; readonly remain?: bigint }[],
  firstIndex = 1n,
): readonly RestingOrder[] => {
  const list: RestingOrder[] = [];
  terms.forEach(({ from, to, remain = from }, number) => {
    const order = { index: firstIndex + BigInt(number), maker: maker(number % 7), from, to, remain };
    list.splice(insertionIndex(list, order), 0, order);
  });
  return list;
};

/** A deep list at rising prices: each order sells `from` and wants a little more than the one before. */
export const deepList = (
  count: number,
  from: bigint,
  firstTo: bigint,
  lastTo: bigint,
  firstIndex = 1n,
): readonly RestingOrder[] =>
  Array.from({ length: count }, (_, number) => ({
    index: firstIndex + BigInt(number),
    maker: maker(number % 7),
    from,
    to: firstTo + ((lastTo - firstTo) * BigInt(number)) / BigInt(count),
    remain: from,
  }));

export const bookOf = (market: OrderMarket, blockNumber = 1): PairBook => ({
  pair: PAIR,
  blockNumber,
  token0: TOKEN0,
  token1: TOKEN1,
  reserve0: market.reserveSold,
  reserve1: market.reserveBought,
  side0: { soldToken: TOKEN0, orders: market.same, complete: true },
  side1: { soldToken: TOKEN1, orders: market.opposite, complete: market.oppositeComplete ?? true },
});

const scale = fc.constantFrom(1_000n, 10n ** 6n, 10n ** 12n, 10n ** 18n, 10n ** 24n);
const upTo = (max: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: 1n, max });

/** Around the pool's price, better and worse by up to a fifth. */
const nearPrice = (from: bigint, sold: bigint, bought: bigint): fc.Arbitrary<bigint> =>
  fc.integer({ min: 800, max: 1200 }).map((permille) => (from * bought * BigInt(permille)) / (sold * 1000n) + 1n);

const ordersNear = (sold: bigint, bought: bigint, firstIndex: bigint): fc.Arbitrary<readonly RestingOrder[]> =>
  fc
    .array(
      upTo(sold / 10n + 1n).chain((from) =>
        fc.tuple(nearPrice(from, sold, bought), upTo(from)).map(([to, remain]) => ({ from, to, remain })),
      ),
      { maxLength: 12 },
    )
    .map((terms) => listOf(terms, firstIndex));

/** A pool with lists on both sides whose prices surround and sometimes cross the pool's. */
export const anyMarket: fc.Arbitrary<OrderMarket> = fc
  .tuple(scale, scale)
  .chain(([a, b]) =>
    fc.tuple(
      upTo(a).map((x) => x + 2n),
      upTo(b).map((x) => x + 2n),
    ),
  )
  .chain(([reserveSold, reserveBought]) =>
    fc.record({
      reserveSold: fc.constant(reserveSold),
      reserveBought: fc.constant(reserveBought),
      same: ordersNear(reserveSold, reserveBought, 1n),
      opposite: ordersNear(reserveBought, reserveSold, 101n),
    }),
  );

/** A market without own-side orders and an order near its price. */
export const headOrder = anyMarket.chain((market) =>
  upTo(market.reserveSold).chain((from) =>
    nearPrice(from, market.reserveSold, market.reserveBought).map((to) => ({
      market: { ...market, same: [] },
      order: { from, to },
    })),
  ),
);

/** A market and an order near its price, which may have to wait behind others. */
export const anyOrder = anyMarket.chain((market) =>
  upTo(market.reserveSold).chain((from) =>
    nearPrice(from, market.reserveSold, market.reserveBought).map((to) => ({ market, order: { from, to } })),
  ),
);
