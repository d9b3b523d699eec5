import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOperation, shapeOf, type FieldName } from '#domain/operations/operation.ts';
import { operationNames, type OperationName } from '#domain/operations/operationNames.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { planOperation } from '#writes/governance/operations.ts';

const ACCOUNT = toChecksumAddress(`0x${'a1'.repeat(20)}`);
const right: Readonly<Record<'address' | 'number' | 'numbers' | 'amount', string>> = {
  address: ACCOUNT.toLowerCase(),
  number: '42',
  numbers: '1, 2',
  amount: '1.5',
};
const filled = (name: OperationName): Partial<Record<FieldName, string>> =>
  Object.fromEntries(shapeOf(name).fields.map(({ name: field, kind }) => [field, right[kind]]));
const anyName = fc.constantFrom(...operationNames);

describe('the fields of an operation', () => {
  it.each(operationNames)('%s reads every field, in the raw units of its token, and plans its call', (name) => {
    const read = readOperation(name, filled(name), () => 6);
    if (!read.ok) throw new Error(read.error.field);
    for (const { name: field, kind } of shapeOf(name).fields) {
      const values = { address: ACCOUNT, number: 42n, numbers: [1n, 2n], amount: 1_500_000n };
      expect(read.value[field]).toEqual(values[kind]);
    }
    const plan = planOperation({ name, contract: ACCOUNT, values: read.value });
    expect([plan.contract, plan.value, plan.info.kind]).toEqual([ACCOUNT, 0n, 'operate']);
  });

  it('names the first field that is wrong, and never reads part of a text', () => {
    fc.assert(
      fc.property(anyName, fc.nat(), fc.constantFrom('0x12', '1e5', '-1', '1,5 000', '٣', 'x'), (name, at, text) => {
        const { fields } = shapeOf(name);
        const field = fields[at % Math.max(1, fields.length)];
        fc.pre(field !== undefined);
        const texts = { ...filled(name), [field.name]: text };
        expect(readOperation(name, texts, () => 6)).toMatchObject({ ok: false, error: { field: field.name } });
      }),
    );
  });

  it('reads no amount of a token whose decimals are unknown', () => {
    expect(readOperation('setReward', filled('setReward'), () => undefined)).toEqual({
      ok: false,
      error: { field: 'amount', problem: { code: 'noDecimals' } },
    });
  });

  it('reads no number beyond 256 bits', () => {
    fc.assert(
      fc.property(fc.bigInt(1n << 256n, 1n << 260n), (points) => {
        const texts = { ...filled('addPair'), points: points.toString() };
        expect(readOperation('addPair', texts, () => 6)).toMatchObject({ ok: false });
      }),
    );
  });
});
