import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseExchange, type ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { bookOf, listOf, maker, PAIR } from '../orderBook/markets.ts';
import { book, buy, E18, E6, market } from './tickets.ts';

/** A pair at 0.4182 and a fifth of the depth; `cheaper`: MYT for so many per mille less. */
const harbour = (cheaper = 0n, change: Partial<RouterMarket> = {}): RouterMarket => ({
  id: 'harbour',
  name: 'Harbour',
  router: maker(90),
  pair: PAIR,
  reserveSold: (154_089_972_000n * (1000n - cheaper)) / 1000n,
  reserveBought: 368_460n * E18,
  feeFactor: 997,
  usable: true,
  ...change,
});

const choose = (
  intent: TradeIntent,
  markets: readonly RouterMarket[],
  chosen: string | null = null,
  known: typeof market | undefined = market,
): ExchangeChoice =>
  chooseExchange({
    intent,
    book: { id: 'myt', quote: quoteTrade(intent, known), market: undefined },
    markets,
    chosen,
  });

const quoteOf = ({ quote }: ExchangeChoice['used']) => {
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
};

describe('an exact input: more output after fees is better', () => {
  it('small orders go where the token is cheaper, large ones where it is deep', () => {
    const small = choose(buy(100n * E6), [harbour(10n)]);
    expect(small.used.id).toBe('harbour');
    expect(small.rival?.id).toBe('myt');
    const [atBook, atHarbour] = small.offers.map((offer) => quoteOf(offer).filled.received);
    expect(small.gain).toBe((atHarbour ?? 0n) - (atBook ?? 0n));
    expect(small.gain).toBeGreaterThan(0n);
    const large = choose(buy(6_000n * E6), [harbour(10n)]);
    expect(large.used.id).toBe('myt');
    expect(large.gain).toBeGreaterThan(0n);
  });

  it('the order book wins a tie', () => {
    const empty = { ...book, side0: { ...book.side0, orders: [] }, side1: { ...book.side1, orders: [] } };
    const twin = harbour(0n, { reserveSold: book.reserve1, reserveBought: book.reserve0 });
    const choice = choose(buy(100n * E6), [twin], null, { book: empty });
    expect(choice).toMatchObject({ used: { id: 'myt' }, rival: { id: 'harbour' }, gain: 0n });
  });

  it('an order that fills completely at a tenth of impact is compared by what it yields at once', () => {
    const choice = choose(buy(100_000n * E6), [harbour()]);
    expect(choice).toMatchObject({ used: { id: 'myt' }, countsRest: false });
    const [ours, theirs] = choice.offers.map((offer) => quoteOf(offer));
    expect(ours?.rests.sold).toBe(0n);
    expect(choice.gain).toBe((ours?.filled.received ?? 0n) - (theirs?.filled.received ?? 0n));
  });

  it('an order that waits behind its own side counts as if it filled at its limit', () => {
    const ahead = listOf([{ from: 460n * E6, to: 1_000n * E18 }], 60n);
    const behind = { book: { ...book, side1: { ...book.side1, orders: ahead } } };
    const { offers, countsRest, rival, used, gain } = choose(buy(6_000n * E6), [harbour()], 'myt', behind);
    const [ours, theirs] = offers.map(quoteOf);
    if (!ours || !theirs) throw new Error('two offers');
    expect([countsRest, used.id, rival?.id]).toEqual([true, 'myt', 'harbour']);
    expect(ours.rests.sold).toBe(6_000n * E6);
    expect(gain).toBe(ours.rests.bought - theirs.filled.received);
  });
});

describe('an exact output: less input after fees is better', () => {
  it('is compared by what it costs', () => {
    const { used, offers, gain } = choose(buy(200n * E18, { field: 'OUTPUT' }), [harbour(10n)]);
    expect(used.id).toBe('harbour');
    const [atBook, atHarbour] = offers.map((offer) => quoteOf(offer).filled.spent);
    expect(gain).toBe((atBook ?? 0n) - (atHarbour ?? 0n));
    expect(gain).toBeGreaterThan(0n);
  });
});

describe('a trade that only one exchange can do', () => {
  it('a pair that the default exchange lacks is traded on the exchange that has it', () => {
    const intent = buy(100n * E6);
    const choice = chooseExchange({
      intent,
      book: { id: 'myt', quote: quoteTrade(intent, undefined), market: undefined },
      markets: [harbour()],
      chosen: null,
    });
    expect(choice.offers[0]?.quote).toMatchObject({ ok: false, error: { code: 'noPool' } });
    expect(choice).toMatchObject({ used: { id: 'harbour' }, rival: undefined, gain: undefined });
  });

  it('an output beyond everything in the book uses the other exchange', () => {
    const thin = {
      book: bookOf({ ...{ same: [], opposite: [] }, reserveSold: 10_000n * E18, reserveBought: 4_182n * E6 }),
    };
    const choice = choose(buy(20_000n * E18, { field: 'OUTPUT' }), [harbour()], null, thin);
    expect(choice.offers[0]?.quote).toMatchObject({ ok: false, error: { code: 'outputTooLarge' } });
    expect(choice).toMatchObject({ used: { id: 'harbour' }, rival: undefined, gain: undefined });
  });

  it('no other exchange is chosen while more of the book is being read', () => {
    const intent = buy(100n * E6);
    const choice = chooseExchange({
      intent,
      book: { id: 'myt', quote: { ok: false, error: { code: 'bookTooShort' } }, market: undefined },
      markets: [harbour()],
      chosen: null,
    });
    expect(choice.used.id).toBe('myt');
  });
});

describe('an order book that takes no order for the tokens', () => {
  const intent = buy(6_000n * E6);
  const bookOffer = { id: 'myt', quote: quoteTrade(intent, market), market: undefined };
  const shut = (markets: readonly RouterMarket[], chosen: string | null = null) =>
    chooseExchange({ intent, book: bookOffer, markets, chosen, isBookShut: true });

  it('is neither the best offer nor a rival, even if it is chosen by hand', () => {
    for (const chosen of [null, 'myt']) {
      expect(shut([harbour(10n)], chosen)).toMatchObject({
        used: { id: 'harbour' },
        isByHand: false,
        isBookShut: true,
      });
      expect(shut([harbour(10n)], chosen).rival).toBeUndefined();
    }
  });

  it('is used where no other exchange fills the order, which is then refused', () => {
    expect(shut([harbour(10n, { usable: false })]).used.id).toBe('myt');
  });

  it('is not waited for', () => {
    const unread = { ...bookOffer, quote: { ok: false, error: { code: 'bookTooShort' } } } as const;
    const choice = chooseExchange({ intent, book: unread, markets: [harbour()], chosen: null, isBookShut: true });
    expect(choice.used.id).toBe('harbour');
  });
});

describe('a choice computed by hand', () => {
  it('a choice is kept although it is worse, with the difference', () => {
    const choice = choose(buy(6_000n * E6), [harbour(10n)], 'harbour');
    expect(choice).toMatchObject({ used: { id: 'harbour' }, rival: { id: 'myt' } });
    expect(choice.gain).toBeLessThan(0n);
    expect(choose(buy(100n * E6), [harbour(10n)], 'myt').used.id).toBe('myt');
  });

  it.each([
    ['an exchange that is not there', 'elsewhere', harbour(10n)],
    ['one whose router may not be called', 'harbour', harbour(10n, { usable: false })],
  ])('%s is not used', (_, chosen, pair) => {
    const choice = choose(buy(6_000n * E6), [pair], chosen);
    expect(choice.used.id).toBe('myt');
  });

  it('a router that may not be called is compared, never used', () => {
    const choice = choose(buy(100n * E6), [harbour(10n, { usable: false })]);
    expect(choice.used.id).toBe('myt');
    expect(choice.offers.map(({ id }) => id)).toEqual(['myt', 'harbour']);
    expect(choice.rival).toBeUndefined();
  });
});

describe('a split over the order book and another exchange', () => {
  const large = buy(40_000n * E6);
  const split = (more: Partial<Parameters<typeof chooseExchange>[0]> = {}) =>
    chooseExchange({
      intent: large,
      book: { id: 'myt', quote: quoteTrade(large, market), market: undefined },
      ...{ markets: [harbour()], chosen: null, market },
      ...more,
    });

  it('is offered with its gain over the best exchange, and used only if preferred or chosen', () => {
    const offered = split();
    expect(offered).toMatchObject({ used: { id: 'myt' }, split: { id: 'split', instead: { id: 'myt' } } });
    const [alone] = offered.offers.map((offer) => quoteOf(offer).filled.received);
    const sum = offered.split && quoteOf(offered.split).filled.received;
    expect(offered.split?.gain).toBe((sum ?? 0n) - (alone ?? 0n));
    for (const used of [split({ splitUse: 'preferred' }), split({ chosen: 'split' })]) {
      expect(used).toMatchObject({ used: { id: 'split' }, rival: { id: 'myt' }, gain: offered.split?.gain });
    }
    expect(split({ splitUse: 'preferred' }).isByHand).toBe(false);
    expect(split({ chosen: 'split' }).isByHand).toBe(true);
    expect(split({ splitUse: 'preferred', chosen: 'harbour' }).used.id).toBe('harbour');
    expect(split({ splitUse: 'never', chosen: 'split' })).toMatchObject({
      ...{ used: { id: 'myt' }, isByHand: false, split: offered.split },
    });
  });

  it('takes the best of several other exchanges', () => {
    const deeper = { ...harbour(), id: 'deep', reserveSold: harbour().reserveSold * 3n };
    const deep = { ...deeper, reserveBought: harbour().reserveBought * 3n };
    expect(split({ markets: [harbour(), deep] }).split?.split.market.id).toBe('deep');
    expect(split({ markets: [harbour(), { ...deep, usable: false }] }).split?.split.market.id).toBe('harbour');
  });

  it.each([
    ['it gains less than the threshold', { minSplitGainBps: 9_000 }],
    ['the book accepts no order', { isBookShut: true }],
    ['the book is not known', { market: undefined }],
    ['no other exchange may be used', { markets: [harbour(0n, { usable: false })] }],
  ])('is not offered if %s', (_, more) => {
    const none = split({ ...more, chosen: 'split', splitUse: 'preferred' });
    expect(none.split).toBeUndefined();
    expect(none.used.id).not.toBe('split');
  });

  it('never yields less than the best exchange alone, whatever the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000n, max: 100_000n * E6 }), fc.bigInt({ min: -50n, max: 50n }), (paid, price) => {
        const intent = buy(paid);
        const quoted = { id: 'myt', quote: quoteTrade(intent, market), market: undefined };
        const { used, offers } = split({ intent, book: quoted, markets: [harbour(price)], splitUse: 'preferred' });
        const received = offers.map(({ quote }) => (quote.ok ? quote.value.filled.received : 0n));
        for (const alone of received) expect(quoteOf(used).filled.received >= alone).toBe(true);
      }),
    );
  });
});

it('the automatic choice is never worse than another exchange', () => {
  const amount = fc.bigInt({ min: 1_000n, max: 40_000n * E6 });
  const price = fc.bigInt({ min: -50n, max: 50n });
  fc.assert(
    fc.property(amount, price, price, fc.constantFrom('REST', 'LEAVE_OUT'), (paid, first, other, unfilled) => {
      const second = { ...harbour(other), id: 'second' };
      const { used, gain } = choose(buy(paid, { unfilled }), [harbour(first), second]);
      if (used.quote.ok) expect(gain ?? 0n).toBeGreaterThanOrEqual(0n);
    }),
  );
});
