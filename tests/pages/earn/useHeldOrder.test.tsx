import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useHeldOrder } from '#pages/earn/useHeldOrder.ts';

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));

const openList = () => {
  const hook = renderHook(({ ids, subject }) => useHeldOrder(rowsOf(ids), subject), {
    initialProps: { ids: 'ac', subject: 'yield' },
  });
  const change = (ids: string, subject = 'yield'): void => hook.rerender({ ids, subject });
  const shown = (): string => hook.result.current.rows.map(({ id }) => id).join('');
  return { change, shown, press: (name: 'hold' | 'release') => act(() => hook.result.current[name]()) };
};

describe('the order of a list under the pointer', () => {
  it('follows its rows while the pointer is elsewhere', () => {
    const { change, shown } = openList();
    change('abc');
    expect(shown()).toBe('abc');
  });

  it('is kept under the pointer: a new row comes last, a removed one goes', () => {
    const { change, shown, press } = openList();
    press('hold');
    change('bca');
    expect(shown()).toBe('acb');
    press('hold');
    change('cb');
    expect(shown()).toBe('cb');
    press('release');
    change('bca');
    expect(shown()).toBe('bca');
  });

  it('ends with another choice', () => {
    const { change, shown, press } = openList();
    press('hold');
    change('bca', 'token');
    expect(shown()).toBe('bca');
  });
});
