import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { isHex } from '#lib/hex.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import { conditionalReadsProgram } from '../abis/conditionalReads.ts';
import { DecodeError } from './DecodeError.ts';
import { digitsAt } from './words.ts';

/** Known result of a call, and the first 16 digits of its Keccak-256. */
export interface KnownResult {
  readonly outcome: CallOutcome;
  readonly hash: string;
}

const UNKNOWN = '0'.repeat(16);
const MAX_CALL_BYTES = 0xff_ff;

/** Answer of the conditional reads: outcomes in the order of the calls, block time in unix seconds. */
interface ConditionalAnswer {
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly outcomes: readonly CallOutcome[];
}

/**
 * Init code that runs the calls in order and returns all reverts, and the results whose hash differs from the known
 * one. `conditionalReads.yul` describes it. `known` has an entry or undefined for each call. Throws RangeError for call
 * data of more than 65,535 bytes.
 */
export const encodeConditionalReads = (calls: readonly Call[], known: readonly (KnownResult | undefined)[]): Hex => {
  const parts = calls.map(({ address, callData }, i) => {
    const bytes = (callData.length - 2) / 2;
    if (bytes > MAX_CALL_BYTES) throw new RangeError(`Invalid length: ${bytes} bytes`);
    return [
      address.slice(2).toLowerCase(),
      known[i]?.hash ?? UNKNOWN,
      bytes.toString(16).padStart(4, '0'),
      callData.slice(2),
    ].join('');
  });
  return `${conditionalReadsProgram}${parts.join('')}`;
};

const createReader = (digits: string) => {
  let at = 0;
  const take = (count: number): string => {
    const taken = digitsAt(digits, at, count);
    at += count;
    return taken;
  };
  return {
    take,
    number: (count: number): number => Number.parseInt(take(count), 16),
    isAtEnd: () => at === digits.length,
  };
};

const SAME = 0;
const SUCCESS = 1;
const REVERT = 2;

/**
 * Decodes the answer to `encodeConditionalReads` with the same `known`. Throws DecodeError for another number of
 * results, an unknown status, or a result that is marked as known but is not.
 */
export const decodeConditionalReads = (data: Hex, known: readonly (KnownResult | undefined)[]): ConditionalAnswer => {
  if (!isHex(data)) throw new DecodeError('the answer is no hexadecimal text');
  const { take, number, isAtEnd } = createReader(data.slice(2));
  const [blockNumber, blockTimestamp] = [number(16), number(16)];
  if (!Number.isSafeInteger(blockNumber) || !isUnixTime(blockTimestamp)) throw new DecodeError('no block');
  const outcomes = known.map((before): CallOutcome => {
    const status = number(2);
    if (status === SAME && before) return before.outcome;
    if (status !== SUCCESS && status !== REVERT) throw new DecodeError(`no result with the status ${status}`);
    const result: Hex = `0x${take(2 * number(6))}`;
    if (status === REVERT) return { status: 'reverted', data: result };
    return result === '0x' ? { status: 'unsupported' } : { status: 'success', data: result };
  });
  if (!isAtEnd()) throw new DecodeError('more results than calls');
  return { blockNumber, blockTimestamp, outcomes };
};
