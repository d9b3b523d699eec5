import { describe, expect, it } from 'vitest';
import { readShape } from '#services/shape.ts';
import { textsOf } from '#services/tradingData/createTradingData.ts';
import { tokens } from '../support/fakeBook.ts';

const { token0, token1, pair } = tokens;
const read = (value: unknown) => readShape(textsOf([token0, token1]), value);
const of = (more: object, token: string = token0) => ({ token_address: token, description: 'A token.', ...more });

describe("a service's texts about two tokens", () => {
  it('is taken of these two, each once and in their order', () => {
    const reported = read([of({ description: 'One.' }, token1), of({ description: 'Other.' })]);
    expect(reported.ok && reported.value.map(({ token, description }) => [token, description])).toEqual([
      [token0, 'Other.'],
      [token1, 'One.'],
    ]);
    expect(read([of({}, pair), of({ description: 'Other.' })])).toMatchObject({ ok: true, value: [{ token: token0 }] });
    expect(read([of({}), of({ description: 'Again.' })])).toMatchObject({
      ...{ ok: true, value: [{ token: token0, description: 'A token.' }] },
    });
  });

  it.each<[string, unknown, string | undefined]>([
    ['turned text', 'Pay \u202eCDSU\u202c\u0000 here', 'Pay CDSU here'],
    ['markup, which stays text', '<b>safe</b>', '<b>safe</b>'],
    ['nothing but unseen signs', '\u200b\u2060', undefined],
    ['no text', { html: 'x' }, undefined],
    ['a novel', 'a'.repeat(10_000), 'a'.repeat(600)],
  ])('are cleaned in the case "%s"', (_, description, shown) => {
    const reported = read([of({ description })]);
    expect(reported.ok && reported.value[0]?.description).toBe(shown);
  });

  it.each<[unknown, string | undefined]>([
    ['https://myt.example/about?x=1', 'myt.example'],
    ['http://myt.example', undefined],
    ['javascript:alert(1)', undefined],
    ['https://usdc.com@evil.example/', undefined],
    ['https://\u0443niswap.org', 'xn--niswap-vrf.org'],
    ['//myt.example', undefined],
    [`https://myt.example/${'a'.repeat(200)}`, undefined],
    [7, undefined],
  ])('its website %s is %s', (website, host) => {
    const reported = read([of({ website })]);
    expect(reported.ok && reported.value[0]?.websiteHost).toBe(host);
  });

  it.each([[[of({}), of({}), of({})]], [{}], [[{ description: 'Of nobody.' }]], [[of({}, '0x1')]]])(
    'another shape is refused: %j',
    (value) => {
      expect(read(value).ok).toBe(false);
    },
  );
});
