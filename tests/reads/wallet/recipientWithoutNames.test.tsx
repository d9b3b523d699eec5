import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { openReads } from '../../support/readAnswers.tsx';

it('a name resolves to nobody without a configured registry', () => {
  const { result } = renderHook(() => useRecipient('bob.eth', 'bob.eth'), { wrapper: openReads().wrapper });
  expect(result.current).toEqual({ typed: 'bob.eth', address: undefined, resolving: false });
});
