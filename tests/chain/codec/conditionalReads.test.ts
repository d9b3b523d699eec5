import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeConditionalReads, encodeConditionalReads, type KnownResult } from '#chain/codec/conditionalReads.ts';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import { knownResult } from '#chain/reading/conditionalReads.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';

const hex = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`);

const outcome: fc.Arbitrary<CallOutcome> = fc.oneof(
  hex(1, 300).map((data) => ({ status: 'success', data }) as const),
  hex(0, 300).map((data) => ({ status: 'reverted', data }) as const),
  fc.constant({ status: 'unsupported' } as const),
);

const digits = (value: number, bytes: number): string => value.toString(16).padStart(2 * bytes, '0');

const dataIn = (result: CallOutcome): string => ('data' in result ? result.data.slice(2) : '');

/** Answer of the program, as its description says. */
const answerOf = (outcomes: readonly CallOutcome[], known: readonly (KnownResult | undefined)[]): Hex => {
  const parts = outcomes.map((result, i) => {
    if (known[i]?.outcome === result) return '00';
    const data = dataIn(result);
    return `${result.status === 'reverted' ? '02' : '01'}${digits(data.length / 2, 3)}${data}`;
  });
  return `0x${digits(61_234_567, 8)}${digits(1_790_000_000, 8)}${parts.join('')}`;
};

const read = fc.array(fc.tuple(outcome, fc.boolean()), { maxLength: 20 }).map((all) => ({
  outcomes: all.map(([result]) => result),
  known: all.map(([result, isKnown]) => (isKnown ? knownResult(result) : undefined)),
}));

describe('conditional reads', () => {
  it('decode every answer to its block, its time and the outcomes in order', () => {
    fc.assert(
      fc.property(read, ({ outcomes, known }) => {
        const decoded = decodeConditionalReads(answerOf(outcomes, known), known);
        expect(decoded).toEqual({ blockNumber: 61_234_567, blockTimestamp: 1_790_000_000, outcomes });
      }),
    );
  });

  it('refuse every answer that is cut off or longer', () => {
    fc.assert(
      fc.property(read, fc.nat(), ({ outcomes, known }, cut) => {
        const answer = answerOf(outcomes, known);
        const part = answer.slice(0, 2 + (cut % (answer.length - 2))) as Hex;
        expect(() => decodeConditionalReads(part, known)).toThrow(DecodeError);
        expect(() => decodeConditionalReads(`${answer}00`, known)).toThrow(DecodeError);
      }),
    );
  });

  it('refuse an unknown result that is marked as known, an unknown status, a block above 2^53 and no hexadecimal text', () => {
    const block = `0x${digits(1, 8)}${digits(2, 8)}` as const;
    expect(() => decodeConditionalReads(`${block}00`, [undefined])).toThrow('no result with the status 0');
    expect(() => decodeConditionalReads(`${block}03`, [undefined])).toThrow('no result with the status 3');
    expect(() => decodeConditionalReads(`0x${'f'.repeat(16)}${digits(2, 8)}`, [])).toThrow('no block');
    expect(() => decodeConditionalReads(`${block}zz` as Hex, [undefined])).toThrow('no hexadecimal text');
  });

  it('know successful results alone', () => {
    expect(knownResult({ status: 'reverted', data: '0x12' })).toBeUndefined();
    expect(knownResult({ status: 'unsupported' })).toBeUndefined();
    expect(knownResult({ status: 'success', data: '0x00' })?.hash).toBe('bc36789e7a1e2814');
  });

  it('throw RangeError for call data above 65,535 bytes', () => {
    const call = (bytes: number) => [{ address: ZERO_ADDRESS, callData: `0x${'00'.repeat(bytes)}` }] as const;
    expect(() => encodeConditionalReads(call(65_535), [])).not.toThrow();
    expect(() => encodeConditionalReads(call(65_536), [])).toThrow(RangeError);
  });
});
