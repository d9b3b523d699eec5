import type { RequestedCall } from './types.ts';

const isSameCall = (a: RequestedCall, b: RequestedCall): boolean =>
  a.to.toLowerCase() === b.to.toLowerCase() &&
  BigInt(a.value) === BigInt(b.value) &&
  a.data.toLowerCase() === b.data.toLowerCase();

/** Equal destination, data and value, in the same order. */
export const isSameCalls = (a: readonly RequestedCall[], b: readonly RequestedCall[]): boolean =>
  a.length === b.length && a.every((call, index) => isSameCall(call, b[index] ?? { ...call, to: '0x' }));

/** First call missing from `requested`; undefined if all are included. Order and number do not matter. */
export const unrequestedCall = (
  calls: readonly RequestedCall[],
  requested: readonly RequestedCall[],
): RequestedCall | undefined => calls.find((call) => !requested.some((one) => isSameCall(one, call)));
