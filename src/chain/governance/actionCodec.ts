import { AbiCoder, FunctionFragment, Interface, type ParamType } from 'ethers';
import {
  KNOWN_SIGNATURES,
  selectorOf,
  type ActionArgument,
  type DecodedCall,
  type ProposalAction,
} from '#domain/governance/action.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { isFields } from '#lib/fields.ts';
import { isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';

interface FunctionShape {
  readonly signature: string;
  readonly inputs: readonly { readonly name: string; readonly type: string }[];
}

const coder = AbiCoder.defaultAbiCoder();
const MAX_SIGNATURE = 500;

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const fragmentOf = (text: string): FunctionFragment | undefined => {
  const trimmed = text.trim().replace(/;$/, '');
  if (trimmed.length > MAX_SIGNATURE) return undefined;
  return attempt(() => FunctionFragment.from(trimmed.startsWith('function ') ? trimmed : `function ${trimmed}`));
};

const shapeOf = (fragment: FunctionFragment): FunctionShape => ({
  signature: fragment.format('sighash'),
  inputs: fragment.inputs.map(({ name, type }) => ({ name, type })),
});

/** Function of a Solidity signature, parameter names optional; undefined if malformed. */
export const functionOf = (text: string): FunctionShape | undefined => {
  const fragment = fragmentOf(text);
  return fragment && shapeOf(fragment);
};

/** State-changing functions of a JSON ABI or artifact, in its order; undefined if malformed or without any. */
export const functionsOfAbi = (text: string): readonly FunctionShape[] | undefined => {
  const abi = attempt(() => {
    const parsed = JSON.parse(text) as unknown;
    return new Interface((isFields(parsed) && Array.isArray(parsed.abi) ? parsed.abi : parsed) as string[]);
  });
  const functions = abi?.fragments.filter(
    (fragment): fragment is FunctionFragment => FunctionFragment.isFragment(fragment) && !fragment.constant,
  );
  return functions && functions.length > 0 ? functions.map(shapeOf) : undefined;
};

const leafOf = (type: string, text: string): unknown => {
  if (type === 'string') return text;
  const trimmed = text.trim();
  if (type === 'address') return parseTypedAddress(trimmed);
  if (type === 'bool') return trimmed === 'true' ? true : trimmed === 'false' ? false : undefined;
  if (/^u?int/.test(type)) return /^-?\d+$/.test(trimmed) ? BigInt(trimmed) : undefined;
  return isHex(trimmed) ? trimmed : undefined;
};

const valueOf = (param: ParamType, value: unknown): unknown => {
  const items = param.baseType === 'array' ? param.arrayChildren : undefined;
  if (items) {
    if (!Array.isArray(value)) throw new TypeError('no list');
    return value.map((entry: unknown) => valueOf(items, entry));
  }
  if (param.components) {
    if (!Array.isArray(value)) throw new TypeError('no list');
    return param.components.map((entry, index) => valueOf(entry, value[index]));
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError('too large for a number');
  const leaf = leafOf(param.type, String(value));
  if (leaf === undefined) throw new TypeError(`no ${param.type}`);
  return leaf;
};

const typedValue = (param: ParamType, text: string): unknown =>
  param.baseType === 'array' || param.components ? valueOf(param, JSON.parse(text) as unknown) : valueOf(param, text);

/** Encoded arguments, with lists as JSON. The error has the indexes that do not fit their types. */
export const encodeArguments = (signature: string, texts: readonly string[]): Result<Hex, readonly number[]> => {
  const inputs = fragmentOf(signature)?.inputs ?? [];
  const encoded = inputs.map((param, index) =>
    attempt(() => {
      const value = typedValue(param, texts[index] ?? '');
      coder.encode([param], [value]);
      return { value };
    }),
  );
  const wrong = [...encoded.keys()].filter((index) => encoded[index] === undefined);
  if (wrong.length > 0) return err(wrong);
  const values = encoded.map((entry) => entry?.value);
  return ok(coder.encode(inputs, values) as Hex);
};

const written = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return Array.isArray(value) ? value.map(written) : value;
};
const textOf = (value: unknown): string => {
  const plain = written(value);
  return Array.isArray(plain) ? JSON.stringify(plain) : String(plain);
};

const signatureOf = ({ signature, callData }: ProposalAction): string | undefined =>
  signature !== ''
    ? signature
    : KNOWN_SIGNATURES.find((known) => selectorOf(known) === callData.slice(0, 10).toLowerCase());

/**
 * Call of an action by its signature, or by a well-known selector. Undefined unless the data are exactly the
 * arguments.
 */
export const decodeAction = (action: ProposalAction): DecodedCall | undefined => {
  const signature = signatureOf(action);
  const fragment = signature === undefined ? undefined : fragmentOf(signature);
  if (signature === undefined || fragment?.format('sighash') !== signature) return undefined;
  const data: Hex = action.signature === '' ? `0x${action.callData.slice(10)}` : action.callData;
  const { inputs } = fragment;
  const args = attempt((): readonly ActionArgument[] => {
    const values = coder.decode(inputs, data).toArray(true) as readonly unknown[];
    if (coder.encode(inputs, values) !== data.toLowerCase()) throw new TypeError('more than its arguments');
    return inputs.map(({ name, type }, index) => ({ name, type, text: textOf(values[index]) }));
  });
  return args && { signature, args };
};
