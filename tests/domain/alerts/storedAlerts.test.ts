import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertKey, alertsOf } from '#domain/alerts/alertKey.ts';
import { alertsIn, alertsText, MAX_ALERTS, statesIn } from '#domain/alerts/storedAlerts.ts';
import { keptStates, stepAlerts } from '#domain/alerts/stepAlerts.ts';
import type { Alert, AlertRule } from '#domain/alerts/types.ts';
import { validateAlert } from '#domain/alerts/validateAlert.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const price = (numerator: bigint, denominator = 1n): AlertRule => ({
  kind: 'price',
  base: MYT,
  quote: USDC,
  side: 'above',
  price: { numerator, denominator },
});
const rules: readonly AlertRule[] = [
  price(10n ** 60n, 10n ** 77n),
  { kind: 'orders', account: ALICE, events: ['filled', 'blocked'] },
  {
    kind: 'balance',
    account: ALICE,
    exchange: 'default',
    pair: BOB,
    token0: MYT,
    token1: USDC,
    ratio: { numerator: 1n, denominator: 3n },
    bps: 500,
  },
  { kind: 'reward', account: ALICE, claim: 'liquidity:3', name: 'MYT/USDC', token: MYT, amount: 5n },
  { kind: 'lock', account: BOB, staking: USDC, lock: 0n, name: 'MYT', endTime: 1_800_000_000n },
];
const alerts = rules.map((rule, i) => ({ id: `id-${i}`, rule, sinceBlock: i })) as [Alert, Alert, Alert, Alert, Alert];
const stored = JSON.parse(alertsText(alerts)) as readonly unknown[];

const anything = fc.oneof(
  fc.anything(),
  fc.constantFrom('', '-1', '0', '1e5', '9'.repeat(161), 'x'.repeat(101), MYT.toLowerCase(), null, -1, 1.5, [], {}),
);

describe('stored alerts', () => {
  it('come back as they were', () => {
    expect(alertsIn(stored)).toEqual(alerts);
  });

  it('one that is damaged anywhere is dropped or still whole, and the others stay', () => {
    const paths = stored.flatMap((alert, i) =>
      ['id', 'sinceBlock', ...Object.keys((alert as Alert).rule).map((key) => `rule.${key}`)].map(
        (path) => [i, path] as const,
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), anything, ([index, path], value) => {
        const damaged = structuredClone(stored) as Record<string, unknown>[];
        const [first, second] = path.split('.') as [string, string | undefined];
        const entry = damaged[index] as Record<string, unknown>;
        if (second) Object.assign(entry[first] as object, { [second]: value });
        else entry[first] = value;
        const read = alertsIn(damaged);
        const others = alerts.filter((_, i) => i !== index);
        expect(read).toEqual(expect.arrayContaining(others));
        expect(read.length - others.length).toBeLessThanOrEqual(1);
        // Whatever is taken can be stored and read again.
        expect(alertsIn(JSON.parse(alertsText(read)))).toEqual(read);
      }),
    );
  });

  it('anything stored is read without an error, at most 50 alerts', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(alertsIn(value)).toEqual([]);
        expect(statesIn(value)).toEqual({ crossings: expect.any(Object), news: expect.any(Object) });
      }),
    );
    const many = Array.from({ length: 60 }, (_, i) => ({ ...(stored[0] as object), id: `a${i}` }));
    expect(alertsIn(many)).toHaveLength(MAX_ALERTS);
  });

  it('what an earlier release has announced is not announced again', () => {
    const earlier = { crossings: { a: { at: 9, told: true } }, news: { b: { to: 8, told: ['o1 8'] } } };
    expect(statesIn(earlier)).toMatchObject({
      crossings: { a: { at: 9, isAnnounced: true } },
      news: { b: { to: 8, announced: ['o1 8'] } },
    });
  });

  it('are those of no account and of the connected one', () => {
    expect(alertsOf(alerts, BOB).map(({ rule }) => rule.kind)).toEqual(['price', 'lock']);
    expect(alertsOf(alerts, undefined).map(({ rule }) => rule.kind)).toEqual(['price']);
  });

  it('equal prices are one alert, however they were typed', () => {
    expect(alertKey(price(2n, 4n))).toBe(alertKey(price(1n, 2n)));
    expect(alertKey(price(1n, 2n))).not.toBe(alertKey(price(1n, 3n)));
  });
});

describe('a step over all alerts', () => {
  const lock = alerts[4];
  const readings = new Map([[lock.id, { kind: 'level', level: 'on' } as const]]);

  it('leaves alerts without a reading as they are, and reports nothing twice', () => {
    const first = stepAlerts(alerts, statesIn(undefined), 100, readings);
    expect(first.fired).toEqual([]);
    const second = stepAlerts(alerts, first.states, 103, readings);
    expect(second.fired).toEqual([{ alert: lock, news: undefined, id: '100' }]);
    const third = stepAlerts(alerts, statesIn(JSON.parse(JSON.stringify(second.states))), 104, readings);
    expect(third.fired).toEqual([]);
    expect(stepAlerts(alerts, second.states, 104, readings).states).toBe(second.states);
  });

  it('each firing has its own name, the same whichever tab reports it', () => {
    const levels = ['on', 'on', 'off', 'off', 'on', 'on'] as const;
    const firings = (late: number) => {
      let states = statesIn(undefined);
      return levels.flatMap((level, i) => {
        const block = 100 + 4 * i + (i % 2) * late;
        const step = stepAlerts([lock], states, block, new Map([[lock.id, { kind: 'level', level } as const]]));
        states = step.states;
        return step.fired.map(({ id }) => id);
      });
    };
    expect(firings(0)).toEqual(['100', '116']);
    expect(firings(2)).toEqual(firings(0));
  });

  it('an order that is blocked is reported for itself, while its event is requested', () => {
    const orders = alerts[1];
    const news = {
      id: 'o1',
      event: 'blocked',
      block: 0,
      soldToken: MYT,
      boughtToken: USDC,
      sold: 0n,
      received: 0n,
      remain: 5n,
      transactionHash: undefined,
    } as const;
    const reading = { kind: 'orders', events: [], readTo: 100, blocked: [{ order: news, level: 'on' }] } as const;
    let states = statesIn(undefined);
    const announced = [100, 103, 104].flatMap((block) => {
      const step = stepAlerts(alerts, states, block, new Map([[orders.id, reading]]));
      states = step.states;
      return step.fired;
    });
    expect(announced).toEqual([{ alert: orders, news, id: 'o1 100' }]);
    expect(keptStates(states, alerts)).toBe(states);
    expect(keptStates(states, [lock]).crossings).toEqual({});
  });
});

describe('the reason why an alert cannot be set', () => {
  const draft = { isTyped: true, rule: price(1n), isZero: false, level: 'off', isFresh: true, alerts: [] } as const;
  const full = Array.from({ length: MAX_ALERTS }, (_, i): Alert => ({
    id: `f${i}`,
    rule: price(BigInt(i + 5)),
    sinceBlock: 0,
  }));

  it.each([
    ['empty', { isTyped: false }],
    ['zero', { isZero: true }],
    ['unknown', { level: undefined }],
    ['unknown', { rule: undefined }],
    ['stale', { isFresh: false }],
    ['reached', { level: 'on' }],
    ['exists', { alerts: [{ id: 'a', rule: price(2n, 2n), sinceBlock: 0 }] }],
    ['tooMany', { alerts: full }],
    [undefined, {}],
    [undefined, { level: 'between' }],
  ] as const)('is %s for %o', (problem, change) => {
    expect(validateAlert({ ...draft, ...change })).toBe(problem);
  });

  it('an alert of the same thing can be changed, also where there are as many as may be', () => {
    const reward = rules[3] as Extract<AlertRule, { kind: 'reward' }>;
    const list = [...full.slice(1), { id: 'r', rule: reward, sinceBlock: 0 }];
    expect(validateAlert({ ...draft, rule: reward, alerts: list })).toBe('exists');
    expect(validateAlert({ ...draft, rule: { ...reward, amount: 6n }, alerts: list })).toBeUndefined();
  });
});
