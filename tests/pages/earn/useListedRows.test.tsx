import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { contracts } from '#chain/contracts.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { EarnRow } from '#programmes/earn.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { programmeOf } from '#programmes/programmes.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { maker, MYT, USDC } from '../trade/mockMarket.ts';

const OLD = vi.hoisted(() => {
  const address = `0x${'12'.repeat(20)}` as const;
  localStorage.setItem('contractBirths', JSON.stringify({ [address]: 1, broken: 'x' }));
  return address;
});

const { useListedRows } = await import('#pages/earn/useListedRows.ts');

const alice = maker(61);

const rowOf = (kind: RewardProgramme, uses: readonly Currency[], changes: Partial<EarnRow> = {}): EarnRow => ({
  ...{
    id: kind,
    programme: programmeOf(kind),
    title: kind,
    words: kind,
    path: '/',
    contract: maker(62),
    lockSeconds: 0n,
    uses,
  },
  ...{ currencies: [], rate: undefined, per: 'year', isOver: false, isMine: false, isWithinReach: false },
  ...{ marks: [], terms: '', risk: '', basis: '' },
  ...changes,
});

const rows = [
  rowOf('order', [nativeCurrency, MYT]),
  rowOf('trade', [USDC, MYT]),
  rowOf('liquidity', [MYT, USDC]),
  rowOf('single', [], { contract: OLD }),
  rowOf('burn', [], { isWithinReach: true, marks: ['short'], lockSeconds: 'forever' }),
];

const encoded = (value: bigint): Hex => AbiCoder.defaultAbiCoder().encode(['uint256'], [value]) as Hex;

const listedWith = (myt: bigint, usdc: bigint, wrapped: bigint, coin: bigint) => {
  const reads = openReads();
  const all = { rows, isComplete: false, isFailed: false };
  const { result } = renderHook(() => useListedRows(all, alice), { wrapper: reads.wrapper });
  reads.answer(erc20.balanceOf.call(MYT.address, alice), encoded(myt));
  reads.answer(erc20.balanceOf.call(USDC.address, alice), encoded(usdc));
  reads.answer(erc20.balanceOf.call(wrappedNative.address, alice), encoded(wrapped));
  reads.answer(multicall3.getEthBalance.call(contracts.multicall, alice), encoded(coin));
  return result.current;
};

const withinReach = (listed: ReturnType<typeof listedWith>): readonly string[] =>
  listed.filter(({ isWithinReach }) => isWithinReach).map(({ kind }) => kind);

it('is within reach with either token of a market or a pool, and with what the programme takes', () => {
  expect(withinReach(listedWith(0n, 0n, 0n, 0n))).toEqual(['burn']);
  expect(withinReach(listedWith(5n, 0n, 0n, 0n))).toEqual(['order', 'trade', 'liquidity', 'burn']);
  expect(withinReach(listedWith(0n, 7n, 0n, 0n))).toEqual(['trade', 'liquidity', 'burn']);
});

it('counts the coin with its wrapper', () => {
  expect(withinReach(listedWith(0n, 0n, 2n, 0n))).toEqual(['order', 'burn']);
  expect(listedWith(0n, 0n, 2n, 3n)[0]?.usable).toEqual([{ currency: nativeCurrency, amount: 5n }]);
});

it('ranks by what cannot pay and what is locked; a known age is kept, an unknown one stays unknown', () => {
  const [order, , , single, burn] = listedWith(0n, 0n, 0n, 0n);
  expect(order?.exposure).toEqual({ isShort: false, lockSeconds: 0n, ageSeconds: undefined });
  expect(single).toMatchObject({ since: 1n, exposure: { ageSeconds: 0n } });
  expect(burn?.exposure).toEqual({ isShort: true, lockSeconds: 'forever', ageSeconds: undefined });
});
