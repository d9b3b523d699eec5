import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVerb } from '#domain/verbs/parseVerb.ts';
import { verbSpellings, verbWordOf, type VerbWord } from '#domain/verbs/verbWords.ts';

const order = (side: 'BUY' | 'SELL', amount: object, symbol?: string, price?: object) => ({
  kind: 'verb',
  verb: { kind: 'order', side, amount, symbol, price },
});
const figure = (text: string) => ({ kind: 'figure', text });
const share = (percent: number) => ({ kind: 'share', percent });
const verb = (kind: string, more: object = {}) => ({ kind: 'verb', verb: { kind, ...more } });

describe('a typed verb', () => {
  it.each([
    ['buy 100 myt', order('BUY', figure('100'), 'myt')],
    ['BUY 100 MYT', order('BUY', figure('100'), 'myt')],
    ['sell 25% at ask', order('SELL', share(25), undefined, { kind: 'ask' })],
    ['b 100 @0.42', order('BUY', figure('100'), undefined, figure('0.42'))],
    ['b 100 @ 0.42', order('BUY', figure('100'), undefined, figure('0.42'))],
    ['s 1,000.5 usdc limit 0.4', order('SELL', figure('1000.5'), 'usdc', figure('0.4'))],
    ['sell max', order('SELL', share(100))],
    ['limit 0.41', verb('limit', { price: figure('0.41') })],
    ['limit bid', verb('limit', { price: { kind: 'bid' } })],
    ['cancel all', verb('cancel', { which: 'all' })],
    ['cancel last', verb('cancel', { which: 'last' })],
    ['flip', verb('flip')],
    ['max', verb('max')],
    ['4h', verb('interval', { interval: '4h' })],
    ['export trades', verb('exportTrades')],
    ['myt 100 買い', order('BUY', figure('100'), 'myt')],
    ['MYT 25% 売り 売気配', order('SELL', share(25), 'myt', { kind: 'ask' })],
    ['すべて キャンセル', verb('cancel', { which: 'all' })],
    ['4時間', verb('interval', { interval: '4h' })],
    ['myt 100 매수', order('BUY', figure('100'), 'myt')],
    ['지정가 0.41', verb('limit', { price: figure('0.41') })],
    ['买入 １００ myt', order('BUY', figure('100'), 'myt')],
    ['撤单 全部', verb('cancel', { which: 'all' })],
    ['导出 成交', verb('exportTrades')],
    ['全部取消', verb('cancel', { which: 'all' })],
    ['すべてキャンセル', verb('cancel', { which: 'all' })],
    ['撤销全部挂单', verb('cancel', { which: 'all' })],
    ['すべての注文をキャンセル', verb('cancel', { which: 'all' })],
    ['모든 주문 취소', verb('cancel', { which: 'all' })],
    ['cancel last order', verb('cancel', { which: 'last' })],
    ['买入100 myt', order('BUY', figure('100'), 'myt')],
    ['MYTを100買う', order('BUY', figure('100'), 'myt')],
    ['购买 25% 卖一', order('BUY', share(25), undefined, { kind: 'ask' })],
    ['卖出25%以0.42', order('SELL', share(25), undefined, figure('0.42'))],
    ['매수 100 myt 매도호가에', order('BUY', figure('100'), 'myt', { kind: 'ask' })],
    ['buy 100 myt market', order('BUY', figure('100'), 'myt')],
    ['市价买入100 myt', order('BUY', figure('100'), 'myt')],
    ['成行 買い 100', order('BUY', figure('100'))],
    ['导出成交', verb('exportTrades')],
    ['buy 100 usd₮0', order('BUY', figure('100'), 'usd₮0')],
  ])('"%s" is understood', (text, expected) => {
    expect(parseVerb(text)).toEqual(expected);
  });

  it.each([
    ['buy 100 myt soon', 'soon'],
    ['buy 100 200', '200'],
    ['buy 1e3', '1e3'],
    ['buy -5', '-5'],
    ['buy $100', '$100'],
    ['buy 100 myt market @0.42', 'market'],
    ['buy 1.5m', '1.5m'],
    ['sell 0% myt', '0%'],
    ['sell 101%', '101%'],
    ['buy sell 5', 'sell'],
    ['limit 0.4 now', 'now'],
    ['cancel everything', 'everything'],
    ['flip it', 'it'],
    ['export orders', 'orders'],
  ])('"%s" names the word that it does not understand', (text, word) => {
    expect(parseVerb(text)).toEqual({ kind: 'unknown', word });
  });

  it('never guesses a figure that can mean two numbers', () => {
    expect(parseVerb('buy 1,000 myt')).toEqual({ kind: 'unclear', word: '1,000' });
  });

  it.each([
    ['buy', 'amount'],
    ['buy myt', 'amount'],
    ['buy 5 at', 'price'],
    ['limit', 'price'],
    ['cancel', 'which'],
  ])('"%s" says what is missing', (text, what) => {
    expect(parseVerb(text)).toEqual({ kind: 'missing', what });
  });

  it.each(['', '  ', 'myt usdc', 'settings', 'dark', 'mining b', '7h', '100'])('"%s" is none', (text) => {
    expect(parseVerb(text)).toBeUndefined();
  });

  it('is read from any text without an error', () => {
    const words = fc.constantFrom(...Object.values(verbSpellings).flat(), '25%', '0.42', '@', '1,000', 'myt', '%', '.');
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(() => parseVerb(typed)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps every digit of its amount and of its price', () => {
    const digits = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{1,18}$/))
      .map(([whole, decimals]) => `${whole}.${decimals}`);
    fc.assert(
      fc.property(digits, digits, fc.constantFrom('buy', 'sell', '買い', '매도', '买入'), (amount, price, side) => {
        expect(parseVerb(`${side} ${amount} myt @${price}`)).toMatchObject({
          verb: { amount: figure(amount), price: figure(price) },
        });
      }),
    );
  });

  it('means the same in every language and in any order of its words', () => {
    const spelled = (word: VerbWord) => fc.constantFrom(...verbSpellings[word]);
    fc.assert(
      fc.property(spelled('buy'), spelled('ask'), fc.boolean(), (buy, ask, isLast) => {
        const text = isLast && buy.length > 1 ? `${ask} 5 myt ${buy}` : `${buy} 5 myt ${ask}`;
        expect(parseVerb(text)).toEqual(order('BUY', figure('5'), 'myt', { kind: 'ask' }));
      }),
    );
  });
});

it('every spelling belongs to one word', () => {
  for (const [word, spellings] of Object.entries(verbSpellings)) {
    for (const spelling of spellings) expect(verbWordOf(spelling)).toBe(word);
  }
});
