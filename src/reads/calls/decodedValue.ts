import type { DecodeProblem } from '#chain/codec/contractFunction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';
import type { CallReading } from './useCalls.ts';

/** Undefined while unknown, or if the result cannot be decoded. */
export const decodedValue = <R>(
  answer: CallReading | undefined,
  decode: (data: Hex) => Result<R, DecodeProblem>,
): R | undefined => valueOf(mapLoadable(answer ?? idle, decode));
