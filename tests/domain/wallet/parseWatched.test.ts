import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWatched } from '#domain/wallet/parseWatched.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });

describe('a text that requests to watch an account', () => {
  it('an address in lower case or with its checksum is the account, with spaces around it or not', () => {
    fc.assert(
      fc.property(hex, fc.boolean(), fc.boolean(), (digits, isLower, hasNames) => {
        const account = toChecksumAddress(`0x${digits}`);
        const text = ` ${isLower ? `0x${digits}` : account}\n`;
        expect(parseWatched(text, hasNames)).toEqual({ ok: true, value: { account } });
      }),
    );
  });

  it('an address with one letter in the wrong case is never watched', () => {
    fc.assert(
      fc.property(hex, fc.nat(39), (digits, at) => {
        const account = toChecksumAddress(`0x${digits}`);
        const letter = account.charAt(at + 2);
        const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const text = account.slice(0, at + 2) + turned + account.slice(at + 3);
        const rest = text.slice(2);
        fc.pre(turned !== letter && rest !== rest.toLowerCase() && rest !== rest.toUpperCase());
        expect(parseWatched(text, true)).toEqual({ ok: false, error: 'wrongChecksum' });
      }),
    );
  });

  it.each([
    ['alice.eth', true, { ok: true, value: { name: 'alice.eth' } }],
    [' Alice.ETH ', true, { ok: true, value: { name: 'alice.eth' } }],
    ['alice.eth', false, { ok: false, error: 'noNames' }],
    ['аlice.eth', true, { ok: false, error: 'notAnAccount' }],
    ['eth:0x0000000000000000000000000000000000000001', true, { ok: false, error: 'otherChain' }],
    ['alice', true, { ok: false, error: 'notAnAccount' }],
    ['0x1234', true, { ok: false, error: 'notAnAccount' }],
    ['', true, { ok: false, error: 'notAnAccount' }],
  ] as const)('%j with a registry (%j) gives %j', (text, hasNames, expected) => {
    expect(parseWatched(text, hasNames)).toEqual(expected);
  });
});
