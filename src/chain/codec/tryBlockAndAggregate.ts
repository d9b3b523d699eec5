import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { isHex } from '#lib/hex.ts';
import { multicall3Selectors } from '../abis/multicall3.ts';
import { DecodeError } from './DecodeError.ts';
import { WORD, addressWord, digitsAt, padRight, sizeAt, sizeWord } from './words.ts';

const FALSE = sizeWord(0);
const OFFSET_OF_CALLS = sizeWord(2 * 32);
const OFFSET_OF_CALL_DATA = sizeWord(2 * 32);

/** Calls in order, for Multicall3 `tryBlockAndAggregate` with `requireSuccess` false: a failed call fails alone. */
export const encodeTryBlockAndAggregate = (calls: readonly Call[]): Hex => {
  const offsets: string[] = [];
  const bodies: string[] = [];
  let offset = 32 * calls.length;
  for (const { address, callData } of calls) {
    const digits = callData.slice(2);
    const body = addressWord(address) + OFFSET_OF_CALL_DATA + sizeWord(digits.length / 2) + padRight(digits);
    offsets.push(sizeWord(offset));
    bodies.push(body);
    offset += body.length / 2;
  }
  return `${multicall3Selectors.tryBlockAndAggregate}${FALSE}${OFFSET_OF_CALLS}${sizeWord(calls.length)}${offsets.join('')}${bodies.join('')}`;
};

interface Aggregate {
  readonly blockNumber: number;
  readonly outcomes: readonly CallOutcome[];
}

const WORDS_OF_OUTCOME = 4;

const outcomeAt = (digits: string, at: number, take: (digits: number) => void): CallOutcome => {
  const success = sizeAt(digits, at) === 1;
  const bytesAt = at + 2 * sizeAt(digits, at + WORD);
  const length = 2 * sizeAt(digits, bytesAt);
  take(WORDS_OF_OUTCOME * WORD + length);
  const data: Hex = `0x${digitsAt(digits, bytesAt + WORD, length)}`;
  if (!success) return { status: 'reverted', data };
  return length === 0 ? { status: 'unsupported' } : { status: 'success', data };
};

/**
 * Decodes `(uint256, bytes32, (bool, bytes)[])`. Throws DecodeError for another type, another count, or shared data.
 */
export const decodeTryBlockAndAggregate = (data: Hex, count: number): Aggregate => {
  if (!isHex(data)) throw new DecodeError('the aggregate is no hexadecimal text');
  const digits = data.slice(2);
  const results = 2 * sizeAt(digits, 2 * WORD);
  const length = sizeAt(digits, results);
  if (length !== count) throw new DecodeError(`${length} results for ${count} calls`);
  const first = results + WORD;
  let left = digits.length;
  const take = (taken: number): void => {
    left -= taken;
    if (left < 0) throw new DecodeError('results overlap');
  };
  const outcomes = Array.from({ length }, (_, i) =>
    outcomeAt(digits, first + 2 * sizeAt(digits, first + i * WORD), take),
  );
  return { blockNumber: sizeAt(digits, 0), outcomes };
};
