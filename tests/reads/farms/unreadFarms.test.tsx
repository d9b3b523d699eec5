import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const [good, bad] = vi.hoisted(() => {
  const addresses = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  ] as const;
  const other = `0x${'a1'.repeat(20)}`;
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', other);
  vi.stubEnv('VITE_ROUTER_ADDRESS', other);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
  vi.stubEnv('VITE_SINGLE_FARMS', addresses.join(','));
  return addresses;
});

const { farm } = await import('#chain/abis/farm.ts');
const { useFarmList } = await import('#reads/farms/useFarmList.ts');
const { MYT, USDC } = await import('../../pages/trade/mockMarket.ts');
const { openReads } = await import('../../support/readAnswers.tsx');

afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllEnvs());

const encoded = (address: Address): Hex => AbiCoder.defaultAbiCoder().encode(['address'], [address]) as Hex;

it("'Failed to load staking rewards info' is logged once for a farm that cannot be read, and the others are listed", () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { wrapper, answer } = openReads();
  const { result, rerender } = renderHook(() => useFarmList(), { wrapper });
  expect(warn).not.toHaveBeenCalled();
  answer(farm.stakingToken.call(good), encoded(MYT.address));
  answer(farm.rewardsToken.call(good), encoded(USDC.address));
  answer(farm.stakingToken.call(bad), { status: 'reverted', data: '0x' });
  answer(farm.rewardsToken.call(bad), { status: 'reverted', data: '0x' });
  rerender();
  expect(warn.mock.calls).toEqual([['Failed to load staking rewards info', bad]]);
  expect(result.current.farms.map(({ address }) => address)).toEqual([good]);
  expect(result.current.isComplete).toBe(true);
});
