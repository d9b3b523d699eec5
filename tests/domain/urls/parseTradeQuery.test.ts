import { describe, expect, it } from 'vitest';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { parseTradeQuery, type TradePrefill } from '#domain/urls/parseTradeQuery.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const DAI = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';

const MISTYPED = DAI.replace('8f3C', '8F3C');

const parse = (query: string): TradePrefill => parseTradeQuery(new URLSearchParams(query), USDC);

describe('currencies of a link', () => {
  it.each([
    ['the native currency and the second default token if neither is given', '', 'ETH', USDC],
    ['also when both make no sense', 'inputCurrency=x&outputCurrency=y', 'ETH', USDC],
    ['the word ETH in any case', `inputCurrency=eTh&outputCurrency=${DAI}`, 'ETH', DAI],
    ['addresses in any case', `inputCurrency=${DAI.toLowerCase()}&outputCurrency=${USDC}`, DAI, USDC],
    ['one alone', `outputCurrency=${DAI}`, undefined, DAI],
    [
      'if both are equal the output is cleared',
      `inputCurrency=${DAI}&outputCurrency=${DAI.toLowerCase()}`,
      DAI,
      undefined,
    ],
    ['also for the native coin', 'inputCurrency=ETH&outputCurrency=eth', 'ETH', undefined],
  ])('are read by the rule "%s"', (_, query, input, output) => expect(parse(query)).toMatchObject({ input, output }));

  it('reports ids that are no currency', () => {
    expect(parse(`inputCurrency=0x12&outputCurrency=${DAI}`)).toMatchObject({ unknownIds: ['0x12'], input: undefined });
    expect(parse('').unknownIds).toEqual([]);
  });
});

it('dex names an exchange by its id', () => {
  expect(parse('dex=harbour').dex).toBe('harbour');
  for (const text of ['', 'dex=', 'dex=Harbour%20Swap', `dex=${'x'.repeat(21)}`])
    expect(parse(text).dex).toBeUndefined();
});

describe('recipient an address, or the text that the ticket reads as a typed one', () => {
  it.each([
    [DAI.toLowerCase(), DAI],
    [` ${DAI} `, DAI],
    ['maker.eth', 'maker.eth'],
    ['my-shop.maker.eth', 'my-shop.maker.eth'],
    [MISTYPED, MISTYPED],
    [`matic:${DAI}`, `matic:${DAI}`],
    [`eth:${DAI}`, `eth:${DAI}`],
    ['maker', 'maker'],
    ['0x12', '0x12'],
    [' ', undefined],
    ['', undefined],
  ])('%j is %s', (text, recipient) => expect(parse(`recipient=${encodeURIComponent(text)}`).recipient).toBe(recipient));

  it('names none of two that differ', () => {
    const [one, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`];
    const named = parse(`recipient=${one}&recipient=${other}`).recipient ?? '';
    expect([named, parseTypedAddress(named)]).toEqual([`${one},${other}`, undefined]);
    expect(parse(`recipient=&recipient=${one}&recipient= ${one} `).recipient).toBe(one);
  });
});

describe('amount numeric; direction sell/buy; order type limit/market; field output/input', () => {
  it.each([
    ['exactAmount=1.5', { amount: '1.5' }],
    ['exactAmount=.5', { amount: '.5' }],
    ['exactAmount=1e5', { amount: undefined }],
    ['exactAmount=NaN', { amount: undefined }],
    [`exactAmount=${'9'.repeat(79)}`, { amount: '9'.repeat(79) }],
    [`exactAmount=${'9'.repeat(80)}`, { amount: undefined }],
    [`price=${'9'.repeat(80)}`, { price: undefined }],
    ['exactField=output', { field: 'OUTPUT' }],
    ['exactField=INPUT', { field: 'INPUT' }],
    ['exactField=other', { field: 'INPUT' }],
    ['direction=sell', { direction: 'SELL' }],
    ['direction=Buy', { direction: 'BUY' }],
    ['direction=up', { direction: undefined }],
    ['type=limit', { orderType: 'LIMIT' }],
    ['orderType=market', { orderType: 'MARKET' }],
    ['type=stop', { orderType: undefined }],
    ['type=stop&orderType=limit', { orderType: 'LIMIT' }],
    ['price=0.4182', { price: '0.4182' }],
    ['price=cheap', { price: undefined }],
    ['theme=light', { theme: 'light' }],
    ['theme=dark', { theme: 'dark' }],
    ['theme=blue', { theme: undefined }],
  ])('the query reads %s', (query, part) => expect(parse(query)).toMatchObject(part));
});

describe('ape (empty or true turns on expert mode)', () => {
  it.each([
    ['ape', true],
    ['ape=true', true],
    ['ape=false', false],
    ['', false],
  ])('the query %j gives %s', (query, expert) => expect(parse(query).expert).toBe(expert));
});
