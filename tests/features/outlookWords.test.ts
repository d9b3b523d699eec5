import { i18n, type MessageDescriptor } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { revertCauseOf } from '#domain/transactions/revertCause.ts';
import type { OrderOutlook, SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { isDoubtful, outlookWords } from '#features/transactions/outlookWords.ts';
import { proposalLines, refundLine } from '#features/transactions/proposalLines.ts';

const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const matic = { symbol: 'MATIC', decimals: 18 } as const;
const WHOLE = 10n ** 18n;
/** Sells 100 MATIC for at least 89 USDC. */
const info: TransactionInfo = {
  kind: 'placeOrder',
  direction: 'SELL',
  orderType: 'MARKET',
  input: matic,
  output: usdc,
  from: (100n * WHOLE).toString(),
  to: '89000000',
};
const order = (spent: bigint, received: bigint): OrderOutlook => ({
  spent: (spent * WHOLE).toString(),
  received: (received * 1_000_000n).toString(),
  rests: ((100n - spent) * WHOLE).toString(),
});
const now = (spent: bigint, received: bigint): SafeOutlook => ({ kind: 'succeeds', orders: [order(spent, received)] });
const record = { info, safe: { threshold: 2, searchedTo: 1, atProposal: [order(100n, 95n)] } };
const words = (outlook: SafeOutlook, of: typeof record = record): string =>
  outlookWords(of, outlook)
    .map((sentence) => i18n._(sentence))
    .join(' ');

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

describe('a market sale that waits in a Safe', () => {
  it('has its amount and price now and at its proposal', () => {
    expect(words(now(100n, 90n))).toMatch(
      /^If executed now: 90\.00 USDC at 0\.90\d+ USDC\. At proposal: 95\.00 USDC at 0\.95\d+ USDC\.$/,
    );
  });

  it.each([
    [{ proposedAtBlock: 50 }, /At proposal: –$/],
    [{ proposedAtBlock: 50, notAtProposal: 'noState' }, /unknown, because your node keeps no state of that block\.$/],
    [{ proposedAtBlock: 50, notAtProposal: 'failed' }, /At proposal: it would have failed\.$/],
    [{}, /unknown, because your Safe doesn't report when it was made\.$/],
  ])('says why its price at the proposal is unknown: %j', (safe, end) => {
    expect(words(now(100n, 90n), { info, safe: { threshold: 2, searchedTo: 1, ...safe } } as never)).toMatch(end);
  });

  it('names what would stay open, and at which price', () => {
    expect(words(now(40n, 37n))).toMatch(
      /^If executed now: 37\.00 USDC at 0\.92\d+ USDC, and 60\.00 MATIC stays open at 0\.89\d* USDC\./,
    );
    expect(words(now(0n, 0n))).toMatch(/^If executed now, nothing fills: 100\.00 MATIC stays open at 0\.89\d* USDC\./);
    expect([now(100n, 90n), now(40n, 37n), now(0n, 0n)].map((outlook) => isDoubtful(record, outlook))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['TradeOrderBook: order not exist', 'the order was filled or cancelled'],
    ['UniswapV2Router: EXPIRED', 'its deadline has passed'],
    ['something else', "Its contract's reason: something else"],
    ['', 'Its contract gives no reason.'],
  ])('fails because of "%s"', (reason, sentence) => {
    const outlook: SafeOutlook = { kind: 'fails', cause: revertCauseOf(reason) };
    expect(words(outlook)).toContain(sentence);
    expect(words(outlook)).toContain('Would fail if executed now');
    expect(isDoubtful(record, outlook)).toBe(true);
  });

  it('is not called doubtful where no node simulated it', () => {
    expect(words({ kind: 'unread' })).toContain("Couldn't check what would happen now.");
    expect(isDoubtful(record, { kind: 'unread' })).toBe(false);
    expect(words({ kind: 'refused', reason: 'GuardRefuses' })).toContain('refuses it (GuardRefuses)');
  });
});

const added: TransactionInfo = {
  ...{ kind: 'addLiquidity', currencyA: usdc, currencyB: matic, amountA: '1', amountB: '2' },
  ...{ pair: usdc.address, exchange: 'MYT' },
};
const amounts = { amountA: '95000000', amountB: (100n * WHOLE).toString() };

it.each([
  [added, 'If executed now, you add 95.00 USDC and 100.00 MATIC.'],
  [{ ...added, kind: 'removeLiquidity' } as const, 'If executed now, you receive 95.00 USDC and 100.00 MATIC.'],
])('names the amounts of liquidity at this block', (liquidity, sentence) => {
  const outlook: SafeOutlook = { kind: 'succeeds', orders: [], liquidity: [amounts] };
  expect(words(outlook, { info: liquidity } as never)).toBe(sentence);
});

it.each([
  [{ kind: 'refused', reason: 'GS012' }, "Would fail if executed now: your Safe can't pay the gas refund."],
  [
    { kind: 'refused', reason: 'Could not pay gas costs with token' },
    "Would fail if executed now: your Safe can't pay the gas refund.",
  ],
  [
    { kind: 'fails', cause: { code: 'outOfGas', reason: '' } },
    'Would fail if executed now: its calls fail within the gas that it allows. Propose it again.',
  ],
  [
    { kind: 'fails', cause: revertCauseOf('Oracle: out of gas') },
    "Would fail if executed now. Its contract's reason: Oracle: out of gas",
  ],
] as const)('says why gas makes it fail: %j', (outlook, sentence) => {
  expect(words(outlook)).toBe(sentence);
});

describe('lines about a proposal', () => {
  const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const text = (line: MessageDescriptor): string => i18n._(line);

  it.each([
    [
      { token: usdc.address, receiver: RECEIVER, atLeast: '10000000' },
      'Your Safe also pays 0x7099...79C8 for gas: at least 10.00 USDC.',
    ],
    [
      { token: usdc.address, receiver: undefined, atLeast: '10000000' },
      'Your Safe also pays its executor for gas: at least 10.00 USDC.',
    ],
    [
      { token: undefined, receiver: undefined, atLeast: undefined },
      'Your Safe also pays its executor for gas, in MATIC.',
    ],
    [
      { token: RECEIVER, receiver: RECEIVER, atLeast: '1' },
      'Your Safe also pays 0x7099...79C8 for gas, in 0x7099...79C8.',
    ],
  ] as const)('name a payment for gas: %j', (refund, sentence) => {
    expect(text(refundLine(refund))).toBe(sentence);
  });

  it('name an approval that an owner lowered', () => {
    const data =
      `0x095ea7b3${RECEIVER.slice(2).padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}` as const;
    const approvesLess = { to: usdc.address, value: '0', data };
    const approve = { kind: 'approve', token: usdc, spender: RECEIVER, amount: '50000000' } as const;
    const lowered = (plan: TransactionInfo) => ({
      ...({ from: RECEIVER, info: plan, safe: { threshold: 2, searchedTo: 1, approvesLess } } as const),
    });
    expect(proposalLines(lowered(approve)).map(text)).toEqual(['Your Safe approves just 5 of 50 USDC.']);
    const unlimited = { ...approve, amount: ((1n << 256n) - 1n).toString() };
    expect(proposalLines(lowered(unlimited)).map(text)).toEqual(['Your Safe approves just 5 USDC.']);
  });
});
