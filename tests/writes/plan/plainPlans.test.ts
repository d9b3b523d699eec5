import { describe, expect, expectTypeOf, it } from 'vitest';
import { ruleTables } from '#writes/checks/planRules.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { everyPlan, refreshedPlans } from '../../support/everyPlan.ts';

const plans = [...Object.values(everyPlan).flat(), ...refreshedPlans].map(
  (plan, index) => [`${plan.info.kind} ${index}`, plan] as const,
);

type Primitive = string | number | bigint | boolean | undefined;

/** Types in T that may be a function; never if T is plain data. */
type NotPlain<T> = unknown extends T
  ? T
  : T extends Primitive
    ? never
    : T extends (...inputs: never[]) => unknown
      ? T
      : T extends readonly (infer Item)[]
        ? NotPlain<Item>
        : { [Name in keyof T]-?: NotPlain<T[Name]> }[keyof T];

const KINDS = ['check', 'inspect', 'explain', 'refresh'] as const;

describe('a plan', () => {
  it('is plain data by its type', () => {
    expectTypeOf<NotPlain<Omit<TransactionPlan, 'enables'>>>().toBeNever();
    expectTypeOf<TransactionPlan['enables']>().toEqualTypeOf<TransactionPlan | undefined>();
    expectTypeOf<NotPlain<{ readonly deep: readonly [{ readonly run: () => void }] }>>().not.toBeNever();
    expectTypeOf<NotPlain<{ readonly open: unknown }>>().not.toBeNever();
    expectTypeOf(() => undefined).not.toExtend<TransactionPlan['check']>();
  });

  it.each(plans)('%s equals its structured clone', (_, plan) => {
    expect(structuredClone(plan)).toStrictEqual(plan);
  });

  it.each(plans)('%s uses rules that exist', (_, plan) => {
    for (const kind of KINDS) {
      const use = plan[kind];
      if (use) expect(Object.keys(ruleTables[kind])).toContain(use.rule);
    }
  });
});

it.each(KINDS)('every rule to %s has a plan that uses it', (kind) => {
  const used = new Set(plans.flatMap(([, plan]) => plan[kind]?.rule ?? []));
  expect([...used].toSorted()).toEqual(Object.keys(ruleTables[kind]).toSorted());
});
