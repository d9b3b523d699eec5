import { expect, it } from 'vitest';
import { validateBurn, type BurnContext, type BurnProblem } from '#domain/burn/validateBurn.ts';

const fine: BurnContext = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  watching: false,
  wrongNetwork: false,
  isPaused: false,
  reward: 5n,
  typed: 7n,
  available: 7n,
  approval: 'approved',
};

/** Each with everything that comes after it wrong as well. */
const cases: readonly (readonly [BurnProblem | undefined, Partial<BurnContext>])[] = [
  [undefined, {}],
  [undefined, { approval: 'batched' }],
  ['approvalNeeded', { approval: 'notApproved' }],
  ['approvalPending', { approval: 'pending' }],
  ['loading', { approval: 'unknown' }],
  ['insufficientBalance', { available: 6n, approval: 'notApproved' }],
  ['loading', { available: undefined }],
  ['enterAmount', { typed: undefined, available: undefined }],
  ['enterAmount', { typed: 0n }],
  ['finished', { reward: 0n, typed: undefined }],
  ['loading', { reward: undefined, typed: undefined }],
  ['paused', { isPaused: true, reward: 0n }],
  ['connectWallet', { account: undefined, isPaused: true }],
  ['wrongNetwork', { wrongNetwork: true, account: undefined }],
  ['watching', { watching: true, wrongNetwork: true }],
];

it.each(cases)('%s comes first', (problem, wrong) => {
  expect(validateBurn({ ...fine, ...wrong })).toBe(problem);
});
