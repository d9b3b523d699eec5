import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCallKey } from '#domain/multicall/callKey.ts';
import { recallCalls, recallOwnCalls, rememberCalls, rememberOwnCalls } from '#domain/multicall/callMemory.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const hexOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const addresses = hexOf(40).map((digits): Address => `0x${digits}`);
const ME: Address = '0xAbCdEf0000000000000000000000000000001234';
const OTHER: Address = '0x9999990000000000000000000000000000005678';
const wordOf = (account: Address): string => account.slice(2).toLowerCase().padStart(64, '0');
const words = fc.oneof(hexOf(64), fc.constant(wordOf(ME)));
const calls: fc.Arbitrary<Call> = fc
  .tuple(addresses, hexOf(8), fc.array(words, { maxLength: 3 }), fc.option(fc.nat(1e8), { nil: undefined }))
  .map(([address, selector, args, gasRequired]) => ({
    address,
    callData: `0x${selector}${args.join('')}` as Hex,
    ...(gasRequired !== undefined && { gasRequired }),
  }));

describe('the calls of the last visit', () => {
  it('come back as they were, for the same account', () => {
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 20 }), (requests) => {
        const keys = requests.map(toCallKey);
        expect(recallCalls(rememberCalls(keys, ME), ME).toSorted()).toEqual(keys.toSorted());
      }),
    );
  });

  it('name no account, and are requested whoever is there', () => {
    const key = toCallKey({ address: OTHER, callData: `0x70a08231${wordOf(ME)}` });
    const lines = rememberCalls([key], ME);
    expect(lines.join()).not.toContain(ME.slice(2).toLowerCase());
    expect(recallCalls(lines, OTHER)).toEqual([toCallKey({ address: OTHER, callData: `0x70a08231${wordOf(OTHER)}` })]);
    expect(recallCalls(lines, undefined)).toEqual([]);
  });

  it('are left out where they are no calls, whatever is in the storage', () => {
    const good = `${OTHER} 0x18160ddd`;
    for (const bad of [
      '',
      ' ',
      'x 0x00',
      `${OTHER} 0x123`,
      `${OTHER} @@`,
      `${OTHER} 0x12-1-2`,
      `${OTHER} 0x${'00'.repeat(600)}`,
    ])
      expect(recallCalls([bad, good], ME)).toEqual([`${OTHER}-0x18160ddd`]);
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        for (const key of recallCalls(lines, ME)) expect(key).toMatch(/^0x[0-9a-fA-F]{40}-0x[0-9a-fA-F]*(-\d+)?$/);
      }),
    );
  });

  it('an own call names its account only when it is queried again', () => {
    const call = { to: OTHER, data: `0x12345678${wordOf(ME)}` as Hex };
    expect(recallOwnCalls(rememberOwnCalls([call], ME), ME)).toEqual([call]);
  });
});
