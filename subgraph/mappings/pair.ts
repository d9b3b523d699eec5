import { Pair, Swap, Token } from '../generated/schema';
import { Swap as SwapEvent, Sync } from '../generated/templates/Pair/Pair';
import { wholeTokens } from './amounts';
import { countTrade, entryId, transactionOf } from './pairs';
import { tradePair, tradeToken, updatePrices } from './prices';

export function handleSync(event: Sync): void {
  const pair = Pair.load(event.address.toHexString())!;
  const token0 = Token.load(pair.token0)!;
  const token1 = Token.load(pair.token1)!;
  pair.reserve0 = wholeTokens(event.params.reserve0, token0);
  pair.reserve1 = wholeTokens(event.params.reserve1, token1);
  pair.save();
  updatePrices(pair, token0, token1);
}

export function handleSwap(event: SwapEvent): void {
  const pair = Pair.load(event.address.toHexString())!;
  const token0 = Token.load(pair.token0)!;
  const token1 = Token.load(pair.token1)!;
  countTrade(pair);
  const swap = new Swap(entryId(event));
  swap.transaction = transactionOf(event);
  swap.timestamp = event.block.timestamp;
  swap.pair = pair.id;
  swap.logIndex = event.logIndex;
  swap.amount0In = wholeTokens(event.params.amount0In, token0);
  swap.amount1In = wholeTokens(event.params.amount1In, token1);
  swap.amount0Out = wholeTokens(event.params.amount0Out, token0);
  swap.amount1Out = wholeTokens(event.params.amount1Out, token1);
  swap.save();
  const amount0 = wholeTokens(event.params.amount0In.plus(event.params.amount0Out), token0);
  const amount1 = wholeTokens(event.params.amount1In.plus(event.params.amount1Out), token1);
  tradeToken(token0, amount0);
  tradeToken(token1, amount1);
  tradePair(pair, token0, amount0, token1, amount1);
}
