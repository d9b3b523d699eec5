import { describe, expect, it } from 'vitest';
import { selectFavourites, selectIsDark, selectRecents, selectSavedSymbols } from '#state/user/selectors.ts';
import {
  currencyPicked,
  currencyStarred,
  initialUser,
  MAX_RECENTS,
  slippageChosen,
  symbolStarred,
  systemThemeSeen,
  themeChosen,
  userReducer,
  validDeadline,
  validSlippage,
} from '#state/user/slice.ts';

describe('slippage: integer 0 to 5000 basis points else resets to auto', () => {
  it.each([
    [0, 0],
    [50, 50],
    [5000, 5000],
    [5001, 'auto'],
    [-1, 'auto'],
    [0.5, 'auto'],
    ['50', 'auto'],
    [Number.NaN, 'auto'],
    ['auto', 'auto'],
    [undefined, 'auto'],
  ])('%s becomes %s', (value, valid) => {
    expect(validSlippage(value)).toBe(valid);
  });

  it('is checked when it is chosen', () => {
    expect(userReducer(initialUser, slippageChosen(6000)).userSlippageTolerance).toBe('auto');
    expect(userReducer(initialUser, slippageChosen(30)).userSlippageTolerance).toBe(30);
  });
});

describe('deadline: integer 60 to 10800 seconds, else default 1800', () => {
  it.each([
    [60, 60],
    [10800, 10800],
    [59, 1800],
    [10801, 1800],
    [90.5, 1800],
    ['600', 1800],
  ])('%s becomes %s', (value, valid) => {
    expect(validDeadline(value)).toBe(valid);
  });
});

describe('saved symbols: quote_currency_address, base_currency_address, dex', () => {
  const symbol = { quote_currency_address: '0xquote', base_currency_address: '0xbase', dex: null };
  const star = (pair: string, starred = true) => symbolStarred({ chainId: 137, pair, symbol: starred ? symbol : null });

  it('a star keeps a market and another press lets it go', () => {
    const both = [star('0xa'), star('0xb')].reduce(userReducer, initialUser);
    expect(selectSavedSymbols({ user: both }, 137)).toEqual({ '0xa': symbol, '0xb': symbol });
    expect(selectSavedSymbols({ user: userReducer(both, star('0xa', false)) }, 137)).toEqual({ '0xb': symbol });
    expect(selectSavedSymbols({ user: both }, 1)).toEqual({});
  });
});

describe('theme', () => {
  const after = (...actions: Parameters<typeof userReducer>[1][]) => ({
    user: actions.reduce(userReducer, initialUser),
  });

  it('is dark by default', () => {
    expect(selectIsDark({ user: initialUser })).toBe(true);
  });

  it('null follows the system', () => {
    expect(selectIsDark(after(themeChosen(null), systemThemeSeen(false)))).toBe(false);
    expect(selectIsDark(after(themeChosen(null), systemThemeSeen(true)))).toBe(true);
  });

  it('a choice wins over the system', () => {
    expect(selectIsDark(after(themeChosen(false), systemThemeSeen(true)))).toBe(false);
  });
});

describe('favourites and recents of the token picker', () => {
  const star = (id: string) => currencyStarred({ chainId: 137, id });
  const pick = (id: string) => currencyPicked({ chainId: 137, id });

  it('a star stays in the order it came, and another press takes it away', () => {
    const both = [star('0xa'), star('ETH')].reduce(userReducer, initialUser);
    expect(selectFavourites({ user: both }, 137)).toEqual(['0xa', 'ETH']);
    expect(selectFavourites({ user: userReducer(both, star('0xa')) }, 137)).toEqual(['ETH']);
    expect(selectFavourites({ user: both }, 1)).toEqual([]);
  });

  it('the last 8 choices are kept, the latest first, each once', () => {
    const ids = Array.from({ length: 12 }, (_, nr) => `0x${nr}`);
    const user = [...ids, '0x9'].map(pick).reduce(userReducer, initialUser);
    const recents = selectRecents({ user }, 137);
    expect(recents).toHaveLength(MAX_RECENTS);
    expect(recents.slice(0, 3)).toEqual(['0x9', '0x11', '0x10']);
    expect(new Set(recents).size).toBe(MAX_RECENTS);
  });
});
