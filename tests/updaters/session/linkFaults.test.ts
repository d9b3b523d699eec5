import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rootReducer } from '#state/rootReducer.ts';
import { takeLink } from '#updaters/session/UrlUpdater.tsx';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const logged = (pathname: string, search = ''): readonly unknown[] => {
  takeLink(configureStore({ reducer: rootReducer }), { pathname, search });
  return vi.mocked(console.warn).mock.calls;
};

it("logs 'Invalid address parameter' with the currencies of a link that nothing can read", () => {
  expect(logged('/trade/ETH/0x4535')).toEqual([['Invalid address parameter', ['0x4535']]]);
});

it("logs 'Failed to parse input amount' with the amount of a link that is no number", () => {
  expect(logged(`/trade/ETH/${MYT}`, '?exactAmount=1e5')).toEqual([['Failed to parse input amount', '1e5']]);
});

it.each([
  [`/trade/ETH/${MYT}`, '?exactAmount=1.5'],
  [`/trade/ETH/${MYT}`, ''],
  ['/pool', '?exactAmount=x'],
])('logs nothing for %s%s', (pathname, search) => {
  expect(logged(pathname, search)).toEqual([]);
});
