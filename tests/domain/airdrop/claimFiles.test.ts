import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimFileOf, readEntry, readMapping } from '#domain/airdrop/claimFiles.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const addressOf = (value: bigint) => toChecksumAddress(`0x${value.toString(16).padStart(40, '0')}`);
const addresses = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map(addressOf);
const accounts = fc.uniqueArray(addresses, { minLength: 1, maxLength: 60 });
const below = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

describe('the mapping', () => {
  it('leads every account of the files to its own file, in whatever order it names them', () => {
    fc.assert(
      fc.property(accounts, fc.integer({ min: 1, max: 9 }), fc.boolean(), (all, size, isReversed) => {
        const sorted = all.toSorted(below);
        const files = Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) =>
          sorted.slice(at * size, (at + 1) * size),
        );
        const ranges = files.map((file) => [file[0], file.at(-1)]);
        const mapping = readMapping(Object.fromEntries(isReversed ? ranges.toReversed() : ranges));
        if (!mapping.ok) throw new Error('not read');
        for (const file of files)
          for (const one of file) expect(claimFileOf(mapping.value, one)).toEqual({ ok: true, value: file[0] });
      }),
    );
  });

  it("says where the search ended: 'was not found in partial search', 'after searching all mappings'", () => {
    const mapping = readMapping({ [addressOf(10n)]: addressOf(20n), [addressOf(30n)]: addressOf(40n) });
    const found = (value: bigint) => mapping.ok && claimFileOf(mapping.value, addressOf(value));
    expect(found(5n)).toEqual({ ok: false, error: 'partialSearch' });
    expect(found(25n)).toEqual({ ok: false, error: 'partialSearch' });
    expect(found(41n)).toEqual({ ok: false, error: 'allMappings' });
    expect(found(40n)).toEqual({ ok: true, value: addressOf(30n) });
  });

  it('is not read in another shape', () => {
    const noTexts = [null, [addressOf(2n)], { toString: addressOf(2n) }, { toString: 0 }];
    const ranges = ['x', ...noTexts].map((last) => ({ [addressOf(1n)]: last }));
    for (const json of [undefined, null, [], 'x', 7, { a: 'b' }, ...ranges])
      expect(readMapping(json)).toEqual({ ok: false, error: 'notReadable' });
  });
});

describe('a claim file', () => {
  const own = addressOf(7n);
  const entry = { index: 3, amount: '0x0de0b6b3a7640000', proof: [`0x${'ab'.repeat(32)}`] };

  it('has the entry of an account', () => {
    expect(readEntry({ [own]: entry }, own)).toEqual({
      ok: true,
      value: { index: 3n, account: own, amount: 10n ** 18n, proof: entry.proof },
    });
  });

  it("has the error 'was not found in claim file!' for an account without an entry", () => {
    for (const json of [{}, { [addressOf(8n)]: entry }]) {
      expect(readEntry(json, own)).toEqual({ ok: false, error: 'claimFile' });
    }
  });

  it('never takes a number, a proof or an amount that is none', () => {
    const strange = fc.anything().filter((value) => value !== undefined);
    const wrong = [
      { ...entry, index: -1 },
      { ...entry, index: '3' },
      { ...entry, amount: '0x' },
      { ...entry, amount: 5 },
      { ...entry, amount: `0x1${'0'.repeat(64)}` },
      { ...entry, proof: ['0x12'] },
      { ...entry, proof: 'x' },
      { ...entry, proof: Array.from({ length: 257 }, () => entry.proof[0]) },
    ];
    for (const one of wrong) expect(readEntry({ [own]: one }, own)).toEqual({ ok: false, error: 'notReadable' });
    fc.assert(fc.property(strange, (item) => void readEntry({ [own]: item }, own)));
    fc.assert(fc.property(fc.anything(), (json) => void [readEntry(json, own), readMapping(json)]));
  });
});
