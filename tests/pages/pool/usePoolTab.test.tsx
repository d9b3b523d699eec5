import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { landingTab, usePoolTab } from '#pages/pool/usePoolTab.ts';
import type { OwnPools } from '#pages/pool/usePoolPage.ts';
import { positionOf } from './somePositions.ts';

type Found = Pick<OwnPools, 'isConnected' | 'status' | 'positions' | 'hiddenClosed'>;

const none: Found = { isConnected: false, status: 'complete', positions: [], hiddenClosed: 0 };
const connected: Found = { ...none, isConnected: true };
const reading: Found = { ...connected, status: 'reading' };
const provider: Found = { ...connected, positions: [positionOf({})] };

describe('the first tab', () => {
  it.each<[string, Found, string | undefined]>([
    ['no wallet', none, 'explore'],
    ['positions unknown', reading, undefined],
    ['no positions', connected, 'explore'],
    ['a position while others are searched for', { ...provider, status: 'reading' }, 'own'],
    ['closed positions hidden by the settings', { ...connected, hiddenClosed: 1 }, 'own'],
    ['positions that did not load', { ...connected, status: 'failed' }, 'own'],
  ])('follows from the case "%s"', (_, found, tab) => expect(landingTab(found)).toBe(tab));
});

const openAt = (address: string, found: Found) => {
  const { result, rerender } = renderHook(
    (shown: Found) => ({ ...usePoolTab(shown), at: useLocation(), go: useNavigate() }),
    {
      initialProps: found,
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  return { page: () => result.current, find: rerender };
};

it('waits at the positions while they are read, then shows the pools to an account without any', () => {
  const { page, find } = openAt('/pool', reading);
  expect(page().tab).toBe('own');
  find(connected);
  expect(page().tab).toBe('explore');
});

it('keeps the pools in view when a wallet connects or a position appears', () => {
  const { page, find } = openAt('/pool', none);
  find(provider);
  expect(page().tab).toBe('explore');
});

it('shows the positions at /pool/v2 without a wallet', () => {
  expect(openAt('/pool/v2', none).page().tab).toBe('own');
});

it('opens the tab of a link, whatever the account has', () => {
  expect(openAt('/pool?show=own', none).page().tab).toBe('own');
  expect(openAt('/pool?show=explore', provider).page().tab).toBe('explore');
  expect(openAt('/pool/v2?show=explore', provider).page().tab).toBe('explore');
});

it('keeps the chosen tab in the address with other parameters, and Back shows the one before', async () => {
  const { page } = openAt('/pool?theme=dark', none);
  act(() => page().show('own'));
  expect([page().tab, page().at.search]).toEqual(['own', '?theme=dark&show=own']);
  await act(async () => page().go(-1));
  expect([page().tab, page().at.search]).toEqual(['explore', '?theme=dark']);
});
