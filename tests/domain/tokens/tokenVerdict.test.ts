import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptBps,
  tokenVerdict,
  type TokenFacts,
  type TokenTrial,
  type TriedMove,
} from '#domain/tokens/tokenVerdict.ts';

const whole: TriedMove = { done: true, sent: 1000n, arrived: 1000n, reason: '' };
const refused: TriedMove = { done: false, sent: 1000n, arrived: 0n, reason: 'no' };
const keeping = (arrived: bigint): TriedMove => ({ ...whole, arrived });

const facts = (trial: TokenFacts['trial'], rest: Partial<TokenFacts> = {}): TokenFacts => ({
  hasCode: true,
  decimals: 18,
  paused: undefined,
  trial,
  ...rest,
});
const trial = (moves: Partial<TokenTrial> = {}): TokenTrial => ({ bought: whole, sold: whole, given: whole, ...moves });

describe('the findings against a token', () => {
  it.each<readonly [string, TokenFacts, readonly object[]]>([
    ['nothing was found', facts(trial()), [{ code: 'movesWhole', severity: 'fine' }]],
    [
      'no contract: nothing else matters',
      facts('noPool', { hasCode: false }),
      [{ code: 'noCode', severity: 'danger' }],
    ],
    [
      'no decimals',
      facts('noPool', { decimals: undefined }),
      [
        { code: 'noDecimals', severity: 'danger' },
        { code: 'noPool', severity: 'warning' },
      ],
    ],
    ['36 decimals are many but sane', facts(trial(), { decimals: 36 }), [{ code: 'movesWhole', severity: 'fine' }]],
    [
      '37 are not',
      facts(trial(), { decimals: 37 }),
      [
        { code: 'oddDecimals', severity: 'danger', decimals: 37 },
        { code: 'movesWhole', severity: 'fine' },
      ],
    ],
    [
      'a purchase that is refused, with nothing to sell',
      facts(trial({ bought: refused, sold: undefined, given: undefined })),
      [{ code: 'cannotBuy', severity: 'danger', reason: 'no' }],
    ],
    [
      'a sale that is refused, before the tax of the purchase',
      facts(trial({ bought: keeping(950n), sold: refused })),
      [
        { code: 'cannotSell', severity: 'danger', reason: 'no' },
        { code: 'buyTax', severity: 'warning', bps: 500 },
      ],
    ],
    [
      'a tax of a fifth is no trade any more',
      facts(trial({ sold: keeping(800n) })),
      [{ code: 'sellTax', severity: 'danger', bps: 2000 }],
    ],
    [
      'a purchase of which nothing arrives',
      facts(trial({ bought: keeping(0n), sold: undefined, given: undefined })),
      [{ code: 'buyTax', severity: 'danger', bps: 10_000 }],
    ],
    ['what could not be tried is unknown', facts('untried'), [{ code: 'untried', severity: 'unknown' }]],
    [
      'neither is a purchase without a sale good',
      facts(trial({ sold: undefined, given: undefined })),
      [{ code: 'untried', severity: 'unknown' }],
    ],
    [
      'a switch that is off is a warning, one that is on a danger',
      facts(trial(), { paused: true }),
      [
        { code: 'paused', severity: 'danger' },
        { code: 'movesWhole', severity: 'fine' },
      ],
    ],
  ])('are listed in the case "%s"', (_, seen, findings) => {
    expect(tokenVerdict(seen)).toEqual(findings);
  });

  const move = fc.record({
    done: fc.boolean(),
    sent: fc.bigInt(0n, 10n ** 30n),
    arrived: fc.bigInt(0n, 10n ** 30n),
    reason: fc.string(),
  });
  const maybe = fc.option(move, { nil: undefined });
  const anyFacts = fc.record({
    hasCode: fc.boolean(),
    decimals: fc.option(fc.nat(255), { nil: undefined }),
    paused: fc.option(fc.boolean(), { nil: undefined }),
    trial: fc.oneof(
      fc.constantFrom('noPool' as const, 'untried' as const),
      fc.record({ bought: move, sold: maybe, given: maybe }),
    ),
  });

  it('is never empty, and good only if all three simulations arrived in full', () => {
    fc.assert(
      fc.property(anyFacts, (seen) => {
        const findings = tokenVerdict(seen);
        expect(findings.length).toBeGreaterThan(0);
        const isFine = findings.some(({ severity }) => severity === 'fine');
        const moves = typeof seen.trial === 'string' ? [] : Object.values(seen.trial);
        const arrivedWhole = moves.every((entry) => entry?.done === true && entry.arrived >= entry.sent);
        expect(isFine).toBe(seen.hasCode && moves.length === 3 && arrivedWhole);
      }),
    );
  });
});

it('a transfer fee is rounded up: the smallest one is 1', () => {
  expect(keptBps({ ...whole, sent: 10n ** 24n, arrived: 10n ** 24n - 1n })).toBe(1);
  expect(keptBps({ ...whole, sent: 0n, arrived: 0n })).toBe(0);
  expect(keptBps({ ...whole, arrived: 1001n })).toBe(0);
});
