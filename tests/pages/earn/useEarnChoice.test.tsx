import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useEarnChoice } from '#pages/earn/useEarnChoice.ts';

const at = (url: string) =>
  renderHook(() => ({ choice: useEarnChoice(['bond']), address: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  });

it('reads the choice from the address, and takes the usual one for an unknown word', () => {
  const { result } = at('/earn?view=mine&kind=bond&sort=nothing&q=myt');
  expect(result.current.choice).toMatchObject({ view: 'mine', kind: 'bond', order: 'yield', search: 'myt' });
});

it('keeps both of two choices in quick succession, in the list and in the address', () => {
  const { result } = at('/earn?q=usdc&ref=7');
  act(() => result.current.choice.choose('q', ''));
  act(() => result.current.choice.choose('view', 'wallet'));
  act(() => result.current.choice.choose('sort', 'token'));
  expect(result.current.choice).toMatchObject({ view: 'wallet', order: 'token', search: '' });
  expect(result.current.address).toBe('?ref=7&view=wallet&sort=token');
});
