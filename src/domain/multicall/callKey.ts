import { isAddress, isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Call, Hex } from './types.ts';

/** `address-callData`, or `address-callData-gas` for a call with explicit gas. */
export type CallKey = string;

/** Throws RangeError if the gas is negative or no safe integer. */
export const toCallKey = ({ address, callData, gasRequired }: Call): CallKey => {
  if (gasRequired === undefined) return `${address}-${callData}`;
  if (!Number.isSafeInteger(gasRequired) || gasRequired < 0) throw new RangeError(`Invalid number: ${gasRequired}`);
  return `${address}-${callData}-${gasRequired}`;
};

interface InvalidCallKey {
  readonly code: 'invalidCallKey';
  readonly message: string;
}

const isCallData = (text: string | undefined): text is Hex => isHex(text) && text.length % 2 === 0;

/** Reads 2 or 3 parts joined by dashes; the gas is a safe integer. */
export const parseCallKey = (key: CallKey): Result<Call, InvalidCallKey> => {
  const [address, callData, gas, ...more] = key.split('-');
  if (!isAddress(address) || !isCallData(callData) || more.length > 0) {
    return err({ code: 'invalidCallKey', message: `Invalid call key: ${key}` });
  }
  if (gas === undefined) return ok({ address, callData });
  const gasRequired = /^\d+$/.test(gas) ? Number(gas) : Number.NaN;
  if (!Number.isSafeInteger(gasRequired)) return err({ code: 'invalidCallKey', message: `Invalid call key: ${key}` });
  return ok({ address, callData, gasRequired });
};
