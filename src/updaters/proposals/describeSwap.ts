import { router } from '#chain/abis/router.ts';
import { env } from '#config/env.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { sideOf } from '#state/marketRule.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { pairIn } from './describeLiquidity.ts';
import { NotDescribed, type ProposalReader } from './proposalReader.ts';

const THOUSAND = 1000;

interface Swap {
  readonly field: 'INPUT' | 'OUTPUT';
  readonly from: bigint;
  readonly to: bigint;
  readonly path: readonly Address[];
  readonly recipient: Address;
  readonly coin?: 'input' | 'output';
}

const infoOf = async (exchange: ExchangeConfig, swap: Swap, reader: ProposalReader): Promise<TransactionInfo> => {
  const { field, from, to, path, recipient, coin } = swap;
  const [sold, bought, further] = path;
  if (!sold || !bought || further) throw new NotDescribed('the path has not two tokens');
  const coinSide = { input: sold, output: bought, none: env.wrappedNative }[coin ?? 'none'];
  if (coinSide !== env.wrappedNative) throw new NotDescribed('the coin is not in the path');
  const [input, output] = await Promise.all([
    reader.currency(coin === 'input' ? undefined : sold),
    reader.currency(coin === 'output' ? undefined : bought),
  ]);
  return {
    kind: 'swap',
    exchange: exchange.name,
    pair: pairIn(exchange, sold, bought),
    feePerThousand: THOUSAND - exchange.feeFactor,
    direction: sideOf(sold, bought),
    field,
    input,
    output,
    from: from.toString(),
    to: to.toString(),
    recipient,
  };
};

export const describeSwap = (exchange: ExchangeConfig): Describer => {
  const swap = (reader: ProposalReader, terms: Swap): Promise<TransactionInfo> => infoOf(exchange, terms, reader);
  const isPaying = { isPaying: true };
  return firstOf(
    ...[router.swapExactTokensForTokens, router.swapExactTokensForTokensSupportingFeeOnTransferTokens].map((called) =>
      whenCalled(called, ([from, to, path, recipient], reader) =>
        swap(reader, { field: 'INPUT', from, to, path, recipient }),
      ),
    ),
    ...[router.swapExactTokensForETH, router.swapExactTokensForETHSupportingFeeOnTransferTokens].map((called) =>
      whenCalled(called, ([from, to, path, recipient], reader) =>
        swap(reader, { field: 'INPUT', from, to, path, recipient, coin: 'output' }),
      ),
    ),
    ...[router.swapExactETHForTokens, router.swapExactETHForTokensSupportingFeeOnTransferTokens].map((called) =>
      whenCalled(
        called,
        ([to, path, recipient], reader, { value }) =>
          swap(reader, { field: 'INPUT', from: BigInt(value), to, path, recipient, coin: 'input' }),
        isPaying,
      ),
    ),
    whenCalled(router.swapTokensForExactTokens, ([to, from, path, recipient], reader) =>
      swap(reader, { field: 'OUTPUT', from, to, path, recipient }),
    ),
    whenCalled(router.swapTokensForExactETH, ([to, from, path, recipient], reader) =>
      swap(reader, { field: 'OUTPUT', from, to, path, recipient, coin: 'output' }),
    ),
    whenCalled(
      router.swapETHForExactTokens,
      ([to, path, recipient], reader, { value }) =>
        swap(reader, { field: 'OUTPUT', from: BigInt(value), to, path, recipient, coin: 'input' }),
      isPaying,
    ),
  );
};
