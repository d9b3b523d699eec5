import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { orderBook } from '#chain/abis/orderBook.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { env } from '#config/env.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import type { DecisiveNumber, DecisiveRead, PlannedRead, TransactionPlan } from './plan.ts';
import { callAsSender, SENDER } from './sender.ts';

type Encoder<A extends readonly unknown[]> = {
  readonly call: (address: Address, ...args: A) => Call;
};

const amountOf = (
  kind: Extract<DecisiveNumber, { readonly symbol: string }>['kind'],
  { symbol, decimals }: Omit<CurrencyFact, 'address'>,
): DecisiveNumber => ({ kind, symbol, decimals });

export const poolTokenOf = (pair: Address): CurrencyFact & { readonly address: Address } => ({
  address: pair,
  symbol: 'MYT-LP',
  decimals: 18,
});

export const amountRead = <A extends readonly unknown[]>(
  kind: Extract<DecisiveNumber, { readonly symbol: string }>['kind'],
  currency: Omit<CurrencyFact, 'address'>,
  { call }: Encoder<A>,
  contract: Address,
  ...args: A
): PlannedRead => ({ about: [amountOf(kind, currency)], template: call(contract, ...args) });

export const addressRead = (call: Call): PlannedRead => ({ about: [{ kind: 'address' }], template: call });

export const termsRead = (call: Call, words = 1): PlannedRead => ({
  about: Array.from({ length: words }, () => ({ kind: 'terms' }) as const),
  template: call,
});

/** Balance of the sender, and its allowance for the spender. */
export const spendReads = (currency: CurrencyFact, spender: Address): readonly [PlannedRead, ...PlannedRead[]] => {
  const { address } = currency;
  if (address === undefined) return [amountRead('balance', currency, multicall3.getEthBalance, env.multicall, SENDER)];
  const balance = amountRead('balance', currency, erc20.balanceOf, address, SENDER);
  return spender === address
    ? [balance]
    : [balance, amountRead('allowance', currency, erc20.allowance, address, SENDER, spender)];
};

const inBook = ({ address }: CurrencyFact): Address => address ?? env.wrappedNative;

export const reserveRead = (pool: Address, a: CurrencyFact, b: CurrencyFact): PlannedRead => {
  const [first, second] = BigInt(inBook(a)) < BigInt(inBook(b)) ? [a, b] : [b, a];
  return { about: [amountOf('reserve', first), amountOf('reserve', second)], template: pairAbi.getReserves.call(pool) };
};

export const poolReads = (pool: Address, a: CurrencyFact, b: CurrencyFact): readonly PlannedRead[] => [
  reserveRead(pool, a, b),
  amountRead('supply', poolTokenOf(pool), erc20.totalSupply, pool),
];

interface ReadOrder {
  readonly book: Address;
  readonly sold: CurrencyFact;
  readonly bought: CurrencyFact;
}

/** Number of orders whose terms are read: the first to be filled. */
const MAX_ORDERS = 20;

export const orderRead = ({ book, sold, bought }: ReadOrder, indexes: readonly bigint[]): PlannedRead => {
  const read = indexes.slice(0, MAX_ORDERS);
  const none = (count: number): readonly undefined[] => Array.from({ length: count }, () => undefined);
  const column = (about: DecisiveNumber) => [undefined, ...read.map(() => about)];
  const [soldPart, boughtPart] = [amountOf('restingOrder', sold), amountOf('restingOrder', bought)];
  const skipped = none(read.length + 1);
  return {
    // Seven offsets, then makers, sold tokens, sold amounts, times, remainders, bought amounts.
    about: [
      ...none(7),
      ...skipped,
      ...skipped,
      ...column(soldPart),
      ...skipped,
      ...column(soldPart),
      ...column(boughtPart),
    ],
    template: orderBook.getOrderByIndexBatch.call(book, inBook(sold), inBook(bought), read),
  };
};

export const bookReads = (
  { book, sold: input, bought: output }: ReadOrder,
  pool: Address,
  taken: readonly bigint[],
): readonly PlannedRead[] => {
  const [sold, bought] = [inBook(input), inBook(output)];
  const about = [{ kind: 'bookHead' }] as const;
  return [
    { about, template: orderBook.getLastOrderIndex.call(book, sold, bought) },
    { about, template: orderBook.getLastOrderIndex.call(book, bought, sold) },
    reserveRead(pool, input, output),
    ...(taken.length > 0 ? [orderRead({ book, sold: output, bought: input }, taken)] : []),
  ];
};

const WORD = 64;

const wordsOf = (data: Hex | undefined): readonly bigint[] =>
  (data?.slice(2).match(new RegExp(`.{${WORD}}`, 'g')) ?? []).map((word) => BigInt(`0x${word}`));

export const decisiveWords = (
  { about, rest }: DecisiveRead,
  mine: Hex | undefined,
  theirs: Hex | undefined,
): readonly (readonly [about: DecisiveNumber, mine: bigint | undefined, theirs: bigint | undefined])[] => {
  const [first, second] = [wordsOf(mine), wordsOf(theirs)];
  const count = rest ? Math.max(about.length, first.length, second.length) : about.length;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const number = about[index] ?? (index >= about.length ? rest : undefined);
    return number ? [[number, first[index], second[index]] as const] : [];
  });
};

/** Reads of all plans if `from` sends them. */
export const readsOf = (plans: readonly Pick<TransactionPlan, 'reads'>[], from: Address): readonly DecisiveRead[] =>
  plans.flatMap(({ reads }) =>
    'nothing' in reads ? [] : reads.map(({ template, ...read }) => ({ ...read, call: callAsSender(template, from) })),
  );
