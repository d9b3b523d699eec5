import { describe, expect, it } from 'vitest';
import { migrate } from '#state/migrations.ts';
import { selectSavedPairs } from '#state/user/selectors.ts';
import { initialUser, pairAdded, userReducer, type SavedToken } from '#state/user/slice.ts';
import type { Address } from '#domain/tokens/types.ts';

const MYT: SavedToken = {
  chainId: 137,
  address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4',
  decimals: 18,
  symbol: 'MYT',
};
const USDC: SavedToken = { chainId: 137, address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', decimals: 6 };

const add = (token0: SavedToken, token1: SavedToken) => pairAdded({ token0, token1 });
const saved = (actions: readonly ReturnType<typeof add>[], chainId = 137) =>
  selectSavedPairs({ user: actions.reduce(userReducer, initialUser) }, chainId).map(({ token0, token1 }) => [
    token0.address,
    token1.address,
  ]);

describe('a pair is stored only if both tokens share a chain and differ in address', () => {
  it('stored once per chain, whichever token is named first', () => {
    expect(saved([add(MYT, USDC), add(USDC, MYT)])).toEqual([[USDC.address, MYT.address]]);
    expect(saved([add(MYT, USDC)], 1)).toEqual([]);
  });

  it('tokens of two chains are not stored', () => {
    expect(saved([add(MYT, { ...USDC, chainId: 1 })])).toEqual([]);
  });

  it('a pair of a token with itself is not stored, in any letter case', () => {
    expect(saved([add(MYT, { ...MYT, address: MYT.address.toLowerCase() as Address })])).toEqual([]);
  });

  it('a token that does not report its words is named UNKNOWN', () => {
    const state = { user: userReducer(initialUser, add(MYT, USDC)) };
    expect(selectSavedPairs(state, 137)[0]?.token0).toMatchObject({ symbol: 'UNKNOWN', name: 'Unknown Token' });
  });
});

describe('saved pairs that were stored', () => {
  const restored = (pairs: unknown) => migrate({ user: { ...initialUser, pairs } }).user.pairs;

  it('come back as they were', () => {
    const { pairs } = userReducer(initialUser, add(MYT, USDC));
    expect(restored(pairs)).toEqual(pairs);
  });

  it('an entry that is no pair is dropped, and the rest stays', () => {
    const whole = { token0: USDC, token1: MYT };
    const broken = {
      137: {
        whole,
        half: { token0: USDC },
        places: { token0: USDC, token1: { ...MYT, decimals: '18' } },
        chains: { token0: USDC, token1: { ...MYT, chainId: 1 } },
        nothing: null,
      },
      polygon: { whole },
      1: 'nothing',
    };
    expect(restored(broken)).toEqual({ 137: { [`${USDC.address};${MYT.address}`]: whole }, 1: {} });
    expect(restored('nothing')).toEqual({});
  });

  it('a symbol that is no text is dropped, the pair stays', () => {
    const [token0, token1] = [USDC, { ...MYT, symbol: 7 }];
    expect(Object.values(restored({ 137: { pair: { token0, token1 } } })[137] ?? {})).toEqual([
      { token0: USDC, token1: { ...MYT, symbol: undefined } },
    ]);
  });
});
