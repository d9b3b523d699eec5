import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketColumns } from '#domain/markets/sortMarkets.ts';
import { readMarketAddress, sortPressed, writeMarketAddress } from '#pages/market/marketAddress.ts';

const usual = { text: '', sort: { column: 'liquidity', direction: 'descending' }, starredOnly: false } as const;

describe('URL is state: the market list can be shared and reloaded', () => {
  it('reads back what it wrote, and leaves other parameters alone', () => {
    const address = fc.record({
      text: fc.string(),
      sort: fc.record({
        column: fc.constantFrom(...marketColumns),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      starredOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(address, address, (before, after) => {
        const written = writeMarketAddress(writeMarketAddress(new URLSearchParams('theme=light'), before), after);
        expect(readMarketAddress(new URLSearchParams(written.toString()))).toEqual(after);
        expect(written.get('theme')).toBe('light');
      }),
    );
  });

  it('the usual list has a bare address', () => {
    expect(writeMarketAddress(new URLSearchParams('q=x&sort=name&dir=desc&show=favourites'), usual).toString()).toBe(
      '',
    );
  });

  it.each(['', 'sort=colour&dir=sideways&show=all', 'dir=', 'q='])(
    'an unknown value is read as the usual one: %s',
    (query) => {
      expect(readMarketAddress(new URLSearchParams(query))).toEqual(usual);
    },
  );
});

it('names go upwards at first, numbers downwards, and a second press turns the order round', () => {
  const byName = sortPressed(usual.sort, 'name');
  expect(byName).toEqual({ column: 'name', direction: 'ascending' });
  expect(sortPressed(byName, 'name')).toEqual({ column: 'name', direction: 'descending' });
  expect(sortPressed(byName, 'volume')).toEqual({ column: 'volume', direction: 'descending' });
});
