import { namehash } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ensName, nameHash } from '#domain/tokens/ensName.ts';

describe('ensName', () => {
  it.each([
    ['alice.eth', 'alice.eth'],
    [' Maker.MYT.eth ', 'maker.myt.eth'],
    ['alice', undefined],
    ['.eth', undefined],
    ['al ice.eth', undefined],
    ['аlice.eth', undefined],
    ['0x7a3F', undefined],
    ['', undefined],
  ])('reads %o as %o', (text, name) => {
    expect(ensName(text)).toBe(name);
  });
});

describe('nameHash', () => {
  it('equals that of ethers for names of any depth', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => `${labels.join('.')}.eth`);
    fc.assert(
      fc.property(name, (text) => {
        expect(nameHash(text)).toBe(namehash(text));
      }),
    );
  });
});
