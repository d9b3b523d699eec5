import { expect, it } from 'vitest';
import { formatCountdown } from '#domain/format/formatCountdown.ts';
import { secondsToDrip, validateDrip, type DripContext, type DripProblem } from '#domain/faucet/validateDrip.ts';

const DAY = 86_400n;
const now = 1_800_000_000;

const fine: DripContext = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  watching: false,
  wrongNetwork: false,
  isPaused: false,
  isPending: false,
  amount: 5n,
  held: 5n,
  interval: DAY,
  lastDrip: BigInt(now) - DAY,
  timestamp: now,
  coins: 1n,
};

/** Each with everything that comes after it wrong as well. */
const cases: readonly (readonly [DripProblem | undefined, Partial<DripContext>])[] = [
  [undefined, {}],
  [undefined, { lastDrip: 0n, timestamp: 7 }],
  ['noCoins', { coins: 0n }],
  ['loading', { coins: undefined }],
  ['wait', { timestamp: now - 1, coins: 0n }],
  ['loading', { lastDrip: undefined, coins: 0n }],
  ['loading', { timestamp: undefined, coins: 0n }],
  ['loading', { interval: undefined, coins: 0n }],
  ['empty', { held: 4n, timestamp: now - 1 }],
  ['empty', { amount: 0n, held: 0n }],
  ['loading', { amount: undefined, held: 0n }],
  ['loading', { held: undefined, lastDrip: undefined }],
  ['pending', { isPending: true, held: 4n }],
  ['paused', { isPaused: true, isPending: true }],
  ['connectWallet', { account: undefined, isPaused: true }],
  ['wrongNetwork', { wrongNetwork: true, account: undefined }],
  ['watching', { watching: true, wrongNetwork: true }],
];

it.each(cases)('%s comes first', (problem, wrong) => {
  expect(validateDrip({ ...fine, ...wrong })).toBe(problem);
});

it("one per address and day: the time left counts by the chain's clock and never falls below zero", () => {
  expect(secondsToDrip({ ...fine, timestamp: now - 61 })).toBe(61n);
  expect(secondsToDrip({ ...fine, timestamp: now + 1 })).toBe(0n);
  expect(secondsToDrip({ ...fine, lastDrip: 0n })).toBe(0n);
  expect(secondsToDrip({ ...fine, lastDrip: undefined })).toBeUndefined();
});

it.each([
  [0n, '00:00:00'],
  [61n, '00:01:01'],
  [DAY - 1n, '23:59:59'],
  [2n * DAY + 10_800n, '2d 03:00:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});
