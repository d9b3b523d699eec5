import { BigDecimal, BigInt, Bytes } from '@graphprotocol/graph-ts';
import { Bundle, Pair, PairSumMiningUSD, Token } from '../generated/schema';

/** The wrapped native coin, and the dollar that it is priced in, on Polygon. */
export const NATIVE = '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270';
const DOLLAR = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174';

/** Nothing by nothing is nothing. */
function ratio(a: BigDecimal, b: BigDecimal): BigDecimal {
  return b.equals(BigDecimal.zero()) ? BigDecimal.zero() : a.div(b);
}

function setPrice(token: Token, own: BigDecimal, native: BigDecimal): void {
  token.derivedETH = ratio(native, own);
  token.save();
  if (token.id != DOLLAR) return;
  const bundle = new Bundle('1');
  bundle.ethPrice = ratio(own, native);
  bundle.save();
}

/** A pool of the native coin says what its other token costs. */
export function updatePrices(pair: Pair, token0: Token, token1: Token): void {
  if (token0.id == NATIVE) setPrice(token1, pair.reserve1, pair.reserve0);
  if (token1.id == NATIVE) setPrice(token0, pair.reserve0, pair.reserve1);
}

/** Counts one more trade, of so many whole tokens. */
export function tradeToken(token: Token, amount: BigDecimal): void {
  token.txCount = token.txCount.plus(BigInt.fromI32(1));
  token.tradeVolume = token.tradeVolume.plus(amount);
  token.save();
}

/** Adds the dollars of a trade, by the side that has a price. */
export function tradePair(pair: Pair, token0: Token, amount0: BigDecimal, token1: Token, amount1: BigDecimal): void {
  const bundle = Bundle.load('1');
  const isPriced = !token0.derivedETH.equals(BigDecimal.zero());
  const native = isPriced ? amount0.times(token0.derivedETH) : amount1.times(token1.derivedETH);
  const known = PairSumMiningUSD.load(pair.id);
  const sum = new PairSumMiningUSD(pair.id);
  const before = known ? known.sumMiningUSD : BigDecimal.zero();
  sum.token0 = Bytes.fromHexString(token0.id);
  sum.token1 = Bytes.fromHexString(token1.id);
  sum.sumMiningUSD = before.plus(native.times(bundle ? bundle.ethPrice : BigDecimal.zero()));
  sum.save();
}
