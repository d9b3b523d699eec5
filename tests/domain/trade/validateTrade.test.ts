import { describe, expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { loading } from '#lib/loadable.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { validateTrade, type TradeContext } from '#domain/trade/validateTrade.ts';
import { maker } from '../orderBook/markets.ts';
import { buy, E6, market, MYT, USDC } from './tickets.ts';

const me = maker(500);
const friend = maker(501);
const router = maker(502);
const zero = maker(0);

const ready: TradeContext = {
  account: me,
  watching: false,
  wrongNetwork: false,
  direction: 'BUY',
  orderType: 'MARKET',
  input: USDC,
  output: MYT,
  unsupported: false,
  amount: 100n * E6,
  limitPrice: undefined,
  recipient: undefined,
  forbiddenRecipients: [router, MYT.address, USDC.address],
  balance: 500n * E6,
  spend: 100n * E6,
  quote: { status: 'ready', value: quoteTrade(buy(100n * E6), market) },
  freshness: 'fresh',
  restsFar: false,
  approval: 'approved',
};

const paying = (typed: string, address: typeof me | undefined, resolving = false): Partial<TradeContext> => ({
  recipient: { typed, address, resolving },
});

it('names missing prices while no node answers, instead of loading for ever', () => {
  const quote = { status: 'loading' } as const;
  expect(validateTrade({ ...ready, quote })).toEqual({ code: 'loading' });
  expect(validateTrade({ ...ready, quote, unreachable: true })).toEqual({ code: 'marketFailed' });
  expect(validateTrade({ ...ready, unreachable: true })).toBeUndefined();
});

describe('the trade button, in the priority order of the specification', () => {
  /** From the first in line to the last: each row has all the problems below it as well. */
  const line: readonly (readonly [string, Partial<TradeContext>, object])[] = [
    ['an account that is only watched', { watching: true }, { code: 'watching' }],
    ['no network, whatever else is missing', { offline: true, account: undefined }, { code: 'offline' }],
    ["'Unsupported Asset', whatever else is missing", { unsupported: true }, { code: 'unsupportedAsset' }],
    ['a wallet on the wrong network', { wrongNetwork: true }, { code: 'wrongNetwork' }],
    ["'Connect Wallet' when no account", { account: undefined }, { code: 'connectWallet' }],
    ["'Buy {symbol}' when no amount", { amount: undefined }, { code: 'noAmount', direction: 'BUY', symbol: undefined }],
    ["'Select a token' when either currency is missing", { output: undefined }, { code: 'selectToken' }],
    ["'Enter a recipient'", paying('', undefined), { code: 'enterRecipient' }],
    [
      "'The price could not be zero' for a limit price of 0 with an amount typed",
      { orderType: 'LIMIT', limitPrice: { numerator: 0n, denominator: 1n } },
      { code: 'priceZero' },
    ],
    [
      'an order in the book with a token that keeps a part of what is moved',
      { orderType: 'LIMIT', limitPrice: { numerator: 1n, denominator: 1n }, feeOnTransfer: MYT },
      { code: 'takesFee', symbol: 'MYT' },
    ],
    [
      "'Insufficient {symbol} balance' when balance is below the input amount",
      { balance: 99n * E6 },
      { code: 'insufficientBalance', symbol: 'USDC' },
    ],
    [
      'no quote',
      { quote: { status: 'ready', value: err({ code: 'noPool' }) } },
      { code: 'quote', problem: { code: 'noPool' } },
    ],
    ['a market that is too old', { freshness: 'stale' }, { code: 'stale' }],
    ['allowance not read yet', { approval: 'unknown' }, { code: 'loading' }],
  ];

  it.each(line.map((row, place) => [row[0], place] as const))('%s comes before everything below it', (_, place) => {
    const context = line.slice(place).reduceRight<TradeContext>((sum, [, part]) => ({ ...sum, ...part }), ready);
    expect(validateTrade(context)).toEqual(line[place]?.[2]);
  });

  it.each(line)('%s alone is reported', (_, part, problem) => {
    const context = { ...ready, ...part };
    const symbol = 'amount' in part ? { symbol: 'MYT' } : {};
    expect(validateTrade(context)).toEqual({ ...problem, ...symbol });
  });
});

describe('the trade button', () => {
  it.each<readonly [string, Partial<TradeContext>, object | undefined]>([
    ['is free when nothing is wrong', {}, undefined],
    [
      "says 'Sell {symbol}' with the token sold",
      { direction: 'SELL', input: MYT, output: USDC, amount: 0n },
      { code: 'noAmount', direction: 'SELL', symbol: 'MYT' },
    ],
    ['refuses such a token at the market too', { feeOnTransfer: MYT }, { code: 'takesFee', symbol: 'MYT' }],
    ['takes such a token on another exchange', { feeOnTransfer: MYT, isElsewhere: true }, undefined],
    ["says 'Select a token' for a missing input", { input: undefined }, { code: 'selectToken' }],
    [
      "says 'Invalid recipient' when it resolves to no address",
      paying('nobody.eth', undefined),
      { code: 'invalidRecipient' },
    ],
    ["says 'Invalid recipient' for a known router address", paying(router, router), { code: 'invalidRecipient' }],
    [
      "says 'Invalid recipient' for a token of the route",
      paying(MYT.address, MYT.address),
      { code: 'invalidRecipient' },
    ],
    ["says 'Invalid recipient' for the zero address", paying(zero, zero), { code: 'invalidRecipient' }],
    ['takes any other recipient', paying(friend, friend), undefined],
    ['waits while a name is looked up', paying('friend.eth', undefined, true), { code: 'loading' }],
    ['asks for a price when none is typed', { orderType: 'LIMIT' }, { code: 'noPrice' }],
    ['does not ask a market order for a price', { limitPrice: { numerator: 0n, denominator: 1n } }, undefined],
    ['allows to wrap and unwrap what is not traded', { unsupported: true, isWrap: true }, undefined],
    ['allows spending the whole balance', { balance: 100n * E6 }, undefined],
    ['waits for the balance', { balance: undefined }, { code: 'loading' }],
    ['waits for the first quote', { quote: loading }, { code: 'loading' }],
    [
      'keeps the last quote while it is read again',
      { quote: { status: 'loading', value: ready.quote.status === 'ready' ? ready.quote.value : ok(quoteNever()) } },
      undefined,
    ],
    [
      'says that the market could not be read',
      { quote: { status: 'failed', error: new Error('no answer') } },
      { code: 'marketFailed' },
    ],
    ['takes what is late but not stale', { freshness: 'late' }, undefined],
    ['takes an order far from a stale market', { freshness: 'stale', restsFar: true }, undefined],
    ['asks for no approval at a stale market', { freshness: 'stale', approval: 'notApproved' }, { code: 'stale' }],
    ['wraps and unwraps whatever the market', { freshness: 'stale', isWrap: true }, undefined],
    ['waits for an approval in flight', { approval: 'pending' }, { code: 'approvalPending', symbol: 'USDC' }],
    ['asks for an approval', { approval: 'notApproved' }, { code: 'approvalNeeded', symbol: 'USDC' }],
  ])('%s', (_, part, problem) => {
    expect(validateTrade({ ...ready, ...part })).toEqual(problem);
  });
});

function quoteNever(): never {
  throw new Error('the quote of the ready form is ready');
}
