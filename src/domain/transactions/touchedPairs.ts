import { pairAddress } from '../tokens/pairAddress.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

interface PairPlace {
  readonly factory: Address;
  readonly initCodeHash: Hex;
  readonly wrappedNative: Address;
}

const currenciesOf = (info: TransactionInfo): readonly [CurrencyFact, CurrencyFact] | undefined => {
  if (info.kind === 'addLiquidity' || info.kind === 'removeLiquidity') return [info.currencyA, info.currencyB];
  const isOrder = info.kind === 'placeOrder' || info.kind === 'cancelOrder' || info.kind === 'cancelIntoDeposit';
  return isOrder ? [info.input, info.output] : undefined;
};

const pairOf = (info: TransactionInfo, { factory, initCodeHash, wrappedNative }: PairPlace): readonly Address[] => {
  const [a, b] = (currenciesOf(info) ?? []).map((fact) => fact.address ?? wrappedNative);
  if (a === undefined || b === undefined || a === b) return [];
  const pair = pairAddress(factory, initCodeHash, a, b);
  // Liquidity of another exchange is in a different pool.
  return 'pair' in info && info.pair !== pair ? [] : [pair];
};

/** Pairs whose book or pool may have changed, each once. */
export const touchedPairs = ({ info, also = [] }: Pick<TransactionRecord, 'info' | 'also'>, place: PairPlace) => [
  ...new Set([...also, info].flatMap((entry) => pairOf(entry, place))),
];
