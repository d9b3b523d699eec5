import { expect } from 'vitest';
import { npmArtifact } from '../../../e2e/devnet/artifact.ts';
import { createRandom, type Random } from '../../../e2e/devnet/random.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { person } from './people.ts';
import { addBook, raiseBook, type RaisedBook } from './raiseBook.ts';
import { randomBook } from './randomBook.ts';
import { ABIS, createStage, type Stage } from './stage.ts';

export const WHOLE = 2n ** 256n - 1n;
export const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
export const taker = person('taker');
export const BOOKS = 80;
const NOBODY = `0x${'0'.repeat(40)}`;

export interface Prepared {
  readonly raised: RaisedBook;
  readonly router: Address;
  readonly pool: PoolState;
  readonly book: PairBook;
}

export type Target = Pick<Prepared, 'book' | 'pool'> & { readonly other: Token };

export interface Sale {
  readonly input: Token;
  readonly output: Token;
  readonly amount: bigint;
}

/** To know that a run had both kinds. */
export interface Compared {
  /** Undefined if nothing is swapped. */
  readonly usesBook: boolean | undefined;
  readonly hasFee: boolean;
}

export interface ZapStage {
  readonly stage: Stage;
  /** A random book of two more tokens. Undefined without a pool. */
  addMarket(seed: number, symbols: readonly [string, string]): Promise<PairBook | undefined>;
  balances(tokens: readonly Address[]): Promise<readonly bigint[]>;
  /** A random book of one of the two tokens and a third one, with a pool. Undefined if it is too small. */
  openTarget(prepared: Prepared, shared: Token, random: Random): Promise<Target | undefined>;
  /** The taker's market order. */
  sell(sale: Sale, order: TradeQuote['order']): Promise<void>;
  /** Runs `compare` on random pools and books. It resolves to undefined if nothing could be quoted. */
  compareAll(
    seed: number,
    compare: (prepared: Prepared, random: Random) => Promise<Compared | undefined>,
    books?: number,
  ): Promise<void>;
}

/** Undefined if a part would not fill at once. */
export const quoteSale = ({ input, output, amount }: Sale, book: PairBook): TradeQuote | undefined => {
  const traded = quoteTrade(
    {
      ...{ input, output, direction: 'SELL', orderType: 'MARKET', field: 'INPUT', amount },
      ...{ slippageBps: 50, unfilled: 'LEAVE_OUT' },
    },
    { book },
  );
  return traded.ok && !traded.value.waitsBehind && traded.value.rests.sold === 0n ? traded.value : undefined;
};

const THIRDS = ['T6a', 'T8a', 'T18a', 'T18b'];

const isOfSize = (book: PairBook | undefined): book is PairBook =>
  book !== undefined && [book.reserve0, book.reserve1].every((reserve) => reserve >= 2_000n && reserve <= 2n ** 100n);

/** @param provider gets the pool tokens of the first supply */
export const createZapStage = async (provider: Address): Promise<ZapStage> => {
  const stage = await createStage();
  const rpc: RpcClient = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });

  const numberOf = async (to: Address, method: string, ...args: readonly unknown[]): Promise<bigint> =>
    (await stage.callAll([{ abi: ABIS.pair, to, method, args }]))[0]?.[0] as bigint;

  const openPool = async (router: Address, book: PairBook): Promise<void> => {
    const { token0, token1, reserve0, reserve1, pair } = book;
    await stage.executeAll([
      ...[token0, token1, pair].map((to) => {
        return { from: taker, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] };
      }),
      { from: taker, abi: ABIS.token, to: token0, method: 'transfer', args: [pair, reserve0 + 2_000n] },
      { from: taker, abi: ABIS.token, to: token1, method: 'transfer', args: [pair, reserve1 + 2_000n] },
      { from: taker, abi: ABIS.pair, to: pair, method: 'mint', args: [provider] },
    ]);
  };

  const poolOf = async (
    { pair, token0, token1, reserve0, reserve1 }: PairBook,
    feeRate?: bigint,
  ): Promise<PoolState> => ({
    ...{ pair, token0, token1, reserve0, reserve1, feeRate },
    totalSupply: await numberOf(pair, 'totalSupply'),
    kLast: await numberOf(pair, 'kLast'),
  });

  const provide = async (
    raised: RaisedBook,
    router: Address,
    feeRate: bigint | undefined,
  ): Promise<Pick<Prepared, 'book' | 'pool'> | undefined> => {
    const before = await raised.readAgain();
    if (!isOfSize(before)) return undefined;
    await openPool(router, before);
    const book = await raised.readAgain();
    return book && { book, pool: await poolOf(book, feeRate) };
  };

  /** A random book, and a pool with a supply at its price, half of them with a protocol fee. Undefined if it is too small. */
  const prepare = async (seed: number, random: Random): Promise<Prepared | undefined> => {
    const raised = await raiseBook(stage, rpc, { ...randomBook(seed), minimum: 0n });
    if (!isOfSize(await raised.readAgain())) return undefined;
    const hasFee = random.next() < 0.5;
    const router = await stage.create(person('deployer'), ROUTER, [stage.factory, stage.weth]);
    await stage.executeAll([
      {
        ...{ from: person('deployer'), abi: ABIS.factory, to: stage.factory, method: 'setFeeTo' },
        args: [hasFee ? person('fee') : NOBODY],
      },
    ]);
    const provided = await provide(raised, router, hasFee ? 5n : undefined);
    return provided && { raised, router, ...provided };
  };

  const openTarget: ZapStage['openTarget'] = async ({ raised, router, pool }, shared, random) => {
    const { base, quote } = raised.tokens;
    const third = random.pick(THIRDS.filter((symbol) => symbol !== base.symbol && symbol !== quote.symbol));
    for (let tried = 0; tried < 4; tried += 1) {
      const plan = randomBook(Math.floor(random.between(1_000, 9_000)));
      const there = await addBook(stage, rpc, { ...plan, symbols: [shared.symbol, third], minimum: 0n });
      const provided = await provide(there, router, pool.feeRate);
      if (provided) return { ...provided, other: there.tokens.quote };
    }
    return undefined;
  };

  return {
    stage,
    addMarket: async (seed, symbols) => {
      const added = await addBook(stage, rpc, { ...randomBook(seed), symbols, minimum: 0n });
      const book = await added.readAgain();
      return book && book.reserve0 > 0n && book.reserve1 > 0n ? book : undefined;
    },
    openTarget,
    balances: (tokens) => Promise.all(tokens.map((token) => numberOf(token, 'balanceOf', taker))),
    sell: async ({ input, output }, { from, to }) => {
      const args = [taker, input.address, output.address, 0n, from, to];
      await stage.executeAll([{ abi: ABIS.book, to: stage.book, method: 'addOrder', from: taker, args }]);
    },
    compareAll: async (seed, compare, books = BOOKS) => {
      const random = createRandom(seed);
      const done: Compared[] = [];
      for (let number = 0; number < books; number += 1) {
        const prepared = await prepare(number, random);
        const compared = prepared && (await compare(prepared, random));
        if (compared) done.push(compared);
      }
      console.log(`zaps: ${done.length}, through orders: ${done.filter(({ usesBook }) => usesBook).length}`);
      expect(done.length).toBeGreaterThan(30);
      const swaps = done.filter(({ usesBook }) => usesBook !== undefined);
      if (swaps.length > 0) expect(swaps.filter(({ usesBook }) => usesBook).length).toBeGreaterThan(10);
      expect(done.filter(({ hasFee }) => hasFee).length).toBeGreaterThan(10);
    },
  };
};
