import { parseAmount, type AmountProblem } from '../amounts/parseAmount.ts';
import { fitsUint256 } from '../orderBook/fitsUint256.ts';
import { parseTypedAddress } from '../tokens/copiedAddress.ts';
import type { Address } from '../tokens/types.ts';
import type { OperationName } from './operationNames.ts';
import { err, ok, type Result } from '#lib/result.ts';

export type OperationHost = 'distribution' | 'swapMining' | 'farmFactory' | 'bondRegistry';

export type OperationRole = 'owner' | 'admin' | 'factory';

export type FieldName =
  | 'account'
  | 'token'
  | 'amount'
  | 'pair'
  | 'points'
  | 'farmOwner'
  | 'stakingToken'
  | 'rewardA'
  | 'amountA'
  | 'rewardB'
  | 'amountB'
  | 'seconds'
  | 'payoutToken'
  | 'principal'
  | 'treasury'
  | 'bond'
  | 'initialOwner'
  | 'ceilings'
  | 'fees';

export type OperationField =
  | { readonly name: FieldName; readonly kind: 'address' | 'number' | 'numbers' }
  | { readonly name: FieldName; readonly kind: 'amount'; readonly of: FieldName };

interface OperationShape {
  readonly host: OperationHost;
  readonly role: OperationRole;
  readonly fields: readonly OperationField[];
}

const address = (name: FieldName): OperationField => ({ name, kind: 'address' });
const amount = (name: FieldName, of: FieldName): OperationField => ({ name, kind: 'amount', of });
const number = (name: FieldName): OperationField => ({ name, kind: 'number' });
const numbers = (name: FieldName): OperationField => ({ name, kind: 'numbers' });

const distribution = (role: OperationRole, ...fields: readonly OperationField[]): OperationShape => ({
  host: 'distribution',
  role,
  fields,
});

const farms = (...fields: readonly OperationField[]): OperationShape => ({
  host: 'farmFactory',
  role: 'owner',
  fields,
});

const rewardAmounts = [
  address('rewardA'),
  amount('amountA', 'rewardA'),
  address('rewardB'),
  amount('amountB', 'rewardB'),
  number('seconds'),
] as const;

/** Spec 001 sections 6 and 7. */
const operations: Readonly<Record<OperationName, OperationShape>> = {
  setReward: distribution('admin', address('account'), address('token'), amount('amount', 'token')),
  stopClaims: distribution('admin'),
  resumeClaims: distribution('admin'),
  addAdmin: distribution('owner', address('account')),
  deleteAdmin: distribution('owner', address('account')),
  addPair: { host: 'swapMining', role: 'owner', fields: [address('pair'), number('points')] },
  deployFarm: farms(address('stakingToken'), ...rewardAmounts, address('farmOwner')),
  updateFarm: farms(address('stakingToken'), ...rewardAmounts),
  fundFarm: farms(address('stakingToken')),
  pushBond: {
    host: 'bondRegistry',
    role: 'factory',
    fields: [
      ...(['bond', 'payoutToken', 'principal', 'treasury', 'initialOwner'] as const).map(address),
      numbers('ceilings'),
      numbers('fees'),
    ],
  },
};

/** Fields, call and role of an operation. */
export const shapeOf = (name: OperationName): OperationShape => operations[name];

type FieldValue = Address | bigint | readonly bigint[];
export type OperationValues = Readonly<Partial<Record<FieldName, FieldValue>>>;

export type FieldProblem =
  | AmountProblem
  | { readonly code: 'address' | 'number' | 'numbers' }
  | { readonly code: 'noDecimals' };

export interface WrongField {
  readonly field: FieldName;
  readonly problem: FieldProblem;
}

const DIGITS = /^\d{1,78}$/;

const readNumber = (text: string): bigint | undefined => {
  const value = DIGITS.test(text) ? BigInt(text) : undefined;
  return value !== undefined && fitsUint256(value) ? value : undefined;
};

const readNumbers = (text: string): readonly bigint[] | undefined => {
  const parts = text.trim() === '' ? [] : text.split(',').map((part) => readNumber(part.trim()));
  const read = parts.filter((part) => part !== undefined);
  return read.length === parts.length ? read : undefined;
};

type Texts = Readonly<Partial<Record<FieldName, string>>>;
type Decimals = (token: Address) => number | undefined;

const readField = (field: OperationField, texts: Texts, decimalsOf: Decimals): Result<FieldValue, FieldProblem> => {
  const text = texts[field.name] ?? '';
  if (text.trim() === '' && field.kind !== 'numbers') return err({ code: 'empty' });
  if (field.kind === 'amount') {
    const token = parseTypedAddress(texts[field.of] ?? '');
    const decimals = token && decimalsOf(token);
    return decimals === undefined ? err({ code: 'noDecimals' }) : parseAmount(text, decimals);
  }
  const read = { address: parseTypedAddress, number: readNumber, numbers: readNumbers };
  const value = read[field.kind](text.trim());
  return value === undefined ? err({ code: field.kind }) : ok(value);
};

/** Values of all fields, or the first invalid field. Invalid text is never corrected. */
export const readOperation = (
  name: OperationName,
  texts: Texts,
  decimalsOf: Decimals,
): Result<OperationValues, WrongField> => {
  const values: Partial<Record<FieldName, FieldValue>> = {};
  for (const field of shapeOf(name).fields) {
    const read = readField(field, texts, decimalsOf);
    if (!read.ok) return err({ field: field.name, problem: read.error });
    values[field.name] = read.value;
  }
  return ok(values);
};
