import { BigDecimal, BigInt } from '@graphprotocol/graph-ts';
import { Token } from '../generated/schema';

/**
 * Raw units as whole tokens. Exact for what a pair may hold: its amounts have at most 34 digits, as many as a decimal of
 * the store.
 */
export function wholeTokens(raw: BigInt, token: Token): BigDecimal {
  const unit = BigInt.fromI32(10).pow(token.decimals.toI32() as u8);
  return raw.toBigDecimal().div(unit.toBigDecimal());
}
