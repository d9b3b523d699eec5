import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWall, type WallRules } from '#domain/wallet/wall.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const account = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Address => toChecksumAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const region = fc.constantFrom('KP', 'UA', 'UA-43', 'US', 'US-NY', 'DE');
const rules: fc.Arbitrary<WallRules> = fc.record({
  blockedAddresses: fc.array(account, { maxLength: 5 }),
  flaggedAddresses: fc.array(account, { maxLength: 10 }),
  blockedRegions: fc.array(region, { maxLength: 3 }),
});
const none: WallRules = { blockedAddresses: [], flaggedAddresses: [], blockedRegions: [] };

describe('the walls', () => {
  it('blocked addresses see a wall, whatever their region; nobody else does for an address', () => {
    fc.assert(
      fc.property(rules, account, fc.option(region, { nil: undefined }), (some, entry, from) => {
        const lists = { ...some, blockedAddresses: [...some.blockedAddresses, entry] };
        expect(findWall(entry, from, lists).wall).toBe('blockedAddress');
        expect(findWall(undefined, undefined, lists).wall).toBeUndefined();
        const rest = { ...some, blockedAddresses: some.blockedAddresses.filter((other) => other !== entry) };
        expect(findWall(entry, undefined, rest).wall).toBeUndefined();
      }),
    );
  });

  it('the second list is computed but has no effect', () => {
    fc.assert(
      fc.property(rules, account, fc.option(region, { nil: undefined }), (some, entry, from) => {
        const flagged = { ...some, flaggedAddresses: [...some.flaggedAddresses, entry] };
        expect(findWall(entry, from, flagged)).toEqual({ ...findWall(entry, from, some), isFlagged: true });
      }),
    );
  });

  it('no list turns nobody away, and an unknown region meets no wall', () => {
    fc.assert(
      fc.property(rules, account, region, (some, entry, from) => {
        expect(findWall(entry, from, none).wall).toBeUndefined();
        expect(findWall(undefined, undefined, some).wall).toBeUndefined();
      }),
    );
  });

  it.each([
    ['KP', 'blockedRegion'],
    ['kp', 'blockedRegion'],
    ['UA', undefined],
    ['UA-43', 'blockedRegion'],
    ['UA-4', undefined],
    ['US-NY', 'blockedRegion'],
    ['K', undefined],
    ['', undefined],
    ['KPX', undefined],
  ])('the wall for %s is %s: a part of a blocked country is blocked with it', (from, wall) => {
    expect(findWall(undefined, from, { ...none, blockedRegions: ['KP', 'UA-43', 'US'] }).wall).toBe(wall);
  });
});
