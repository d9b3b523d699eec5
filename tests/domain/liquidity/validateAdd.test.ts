import { describe, expect, it } from 'vitest';
import { quoteAdd } from '#domain/liquidity/quoteAdd.ts';
import { addStateOf } from '#domain/liquidity/validateAdd.ts';
import { poolWith } from './pools.ts';

describe('the meaning of a pool’s reserves for an addition', () => {
  it.each([
    ['nothing anywhere: the amounts set the price', [0n, 0n, 0n], 'opens'],
    ['both tokens and pool tokens', [10n, 20n, 14n], 'priced'],
    ['both tokens sent there by somebody, no pool tokens: the router holds to their ratio', [1n, 7n, 0n], 'priced'],
    ['one token, no pool tokens: the router refuses', [1n, 0n, 0n], 'stuck'],
    ['the other token, no pool tokens', [0n, 1n, 0n], 'stuck'],
    ['one token has gone from a pool that was supplied', [0n, 20n, 1_014n], 'stuck'],
    ['both have gone: the pair would divide by nothing', [0n, 0n, 1_014n], 'stuck'],
  ] as const)('is clear in the case "%s"', (_what, [reserve0, reserve1, totalSupply], state) => {
    const pool = poolWith({ reserve0, reserve1, totalSupply });
    expect(addStateOf(pool)).toBe(state);
    const tried = quoteAdd({
      ...{ pool, isAToken0: true, named: 'A', amountADesired: 10_000n, amountBDesired: 70_000n },
      ...{ slippageBps: 50, transferFeeBpsA: 0, transferFeeBpsB: 0 },
    });
    expect(tried.ok).toBe(state !== 'stuck');
  });
});
