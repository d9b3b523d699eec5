import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { createBookReader } from './bookReader.ts';
import type { Transaction } from './contractClient.ts';
import { openMarket, type Market } from './market.ts';
import { person } from './people.ts';
import type { BookStep, RandomBook } from './randomBook.ts';
import { ABIS, type Stage } from './stage.ts';
import { tokenNamed, type TicketTokens } from './ticketPath.ts';

/** A random book on the chain. */
export interface RaisedBook {
  readonly tokens: TicketTokens;
  readonly minimum: bigint;
  /** Follows the book as the page does: read once, then by its events. */
  readonly follow: () => Promise<PairBook | undefined>;
  /** Reads the whole book again. */
  readonly readAgain: () => Promise<PairBook | undefined>;
}

const transactionsOf = (market: Market, step: BookStep, { reserves }: RandomBook): readonly Transaction[] => {
  switch (step.kind) {
    case 'fund':
      return market.funding([reserves[0].toString(), reserves[1].toString()]);
    case 'cancel': {
      const { side, maker, index, num } = step;
      return [market.cancelling({ side, sender: maker, index: index.toString(), num: num.toString() })];
    }
    case 'order': {
      const { side, maker, from, to } = step;
      const amounts = { from: from.toString(), to: to.toString(), targetIndex: '0' };
      return [market.placing({ fn: 'addOrder', side, sender: maker, maker, ...amounts })];
    }
  }
};

const limiting = (stage: Stage, market: Market, { minimum }: RandomBook): readonly Transaction[] =>
  minimum === 0n
    ? []
    : [market.token.A, market.token.B].map((token) => ({
        abi: ABIS.book,
        to: stage.book,
        method: 'setMinLimit',
        args: [token, minimum],
        from: person('deployer'),
      }));

/** Adds a random book by the real contract, all of it in one block; what the contract refuses is left out. */
export const addBook = async (stage: Stage, rpc: RpcClient, plan: RandomBook): Promise<RaisedBook> => {
  const [base, quote] = plan.symbols;
  const tokens = { base: tokenNamed(stage, base), quote: tokenNamed(stage, quote) };
  const market = await openMarket(stage, [tokens.base.address, tokens.quote.address]);
  const steps = plan.steps.flatMap((step) => transactionsOf(market, step, plan));
  for (const transaction of [...steps, ...limiting(stage, market, plan)]) await stage.send(transaction);
  await stage.mine();
  const { base: first, quote: second } = tokens;
  const [token0, token1] = sortsBefore(first.address, second.address)
    ? [first.address, second.address]
    : [second.address, first.address];
  const pair = { pair: market.pair, token0, token1 };
  const reader = () => createBookReader(rpc, stage, pair);
  return { tokens, minimum: plan.minimum, follow: reader(), readAgain: () => reader()() };
};

/** The only book of an emptied stage. */
export const raiseBook = async (stage: Stage, rpc: RpcClient, plan: RandomBook): Promise<RaisedBook> => {
  await stage.reset();
  return addBook(stage, rpc, plan);
};
