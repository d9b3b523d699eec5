import type { TokenList } from '#domain/lists/types.ts';
import type { Token } from '#domain/tokens/types.ts';

export const tokenAt = (place: number, changes: Partial<Token> = {}): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${place.toString(16).padStart(40, '0')}`,
  decimals: 18,
  symbol: `T${place}`,
  name: `Token ${place}`,
  ...changes,
});

export const listFrom = (
  [major, minor, patch]: readonly [number, number, number],
  tokens: readonly Token[],
): TokenList => ({
  name: 'Test List',
  timestamp: '2021-09-08T00:00:00.000Z',
  version: { major, minor, patch },
  keywords: [],
  tags: {},
  tokens,
  leftOut: { otherChains: 0, invalid: 0, repeated: 0, tooMany: 0 },
});
