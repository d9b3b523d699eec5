import { BigDecimal, BigInt } from '@graphprotocol/graph-ts';
import { PairCreated } from '../generated/Factory/Factory';
import { Pair, PairOfTokens } from '../generated/schema';
import { Pair as PairTemplate } from '../generated/templates';
import { keyOf } from './pairs';
import { tokenAt } from './tokens';

export function handlePairCreated(event: PairCreated): void {
  const token0 = tokenAt(event.params.token0);
  const token1 = tokenAt(event.params.token1);
  if (!token0 || !token1) return;
  const pair = new Pair(event.params.pair.toHexString());
  pair.token0 = token0.id;
  pair.token1 = token1.id;
  pair.reserve0 = BigDecimal.zero();
  pair.reserve1 = BigDecimal.zero();
  pair.txCount = BigInt.zero();
  pair.createdAtTimestamp = event.block.timestamp;
  pair.createdAtBlockNumber = event.block.number;
  pair.save();
  const key = new PairOfTokens(keyOf(token0.id, token1.id));
  key.pair = pair.id;
  key.save();
  PairTemplate.create(event.params.pair);
}
