import fc from 'fast-check';
import { expect, it } from 'vitest';
import { causeFor } from '#domain/transactions/causeFor.ts';
import { revertCauseOf, revertCodes } from '#domain/transactions/revertCause.ts';

it.each([
  ['UniswapV2Router: INSUFFICIENT_B_AMOUNT', 'priceMoved'],
  ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', 'priceMoved'],
  ['UniswapV2Router: EXPIRED', 'deadlinePassed'],
  ['UniswapV2: K', 'invariant'],
  ['UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', 'lowLiquidity'],
  ['TransferHelper: TRANSFER_FROM_FAILED', 'tokenRefused'],
  ['TransferHelper::transferFrom: transferFrom failed', 'tokenRefused'],
  ['ERC20: transfer amount exceeds balance', 'insufficient'],
  ['ERC20: transfer amount exceeds allowance', 'insufficient'],
  ['Slippage limit: more than max price', 'bondPriceRose'],
  ['Max capacity reached', 'bondRefused'],
  ['BurnEarn: paused', 'paused'],
  ['Mining has been suspended', 'paused'],
  ['GovernorAlpha::propose: proposer votes below proposal threshold', 'proposalRefused'],
  ['Insufficient rewards', 'cannotPay'],
  ['order not exist', 'orderGone'],
  ['Drop already claimed', 'alreadyTaken'],
  ['UniswapV2: INVALID_SIGNATURE', 'permitUsed'],
  ['MytradeSwap: INVALID_SIGNATURE', 'permitUsed'],
  ['Still locked', 'stillLocked'],
  ['out of gas', 'outOfGas'],
  ['EVM error OutOfGas', 'outOfGas'],
  ['0x12345678', 'unknown'],
  ['', 'unknown'],
])('reads %j as %s', (reason, code) => expect(revertCauseOf(reason)).toEqual({ code, reason }));

it("does not blame the account's balance for a payment that the contract owes it", () => {
  const token = { symbol: 'MYT', decimals: 18 };
  const claim = { kind: 'claimTrades', reward: token } as const;
  const deposit = { kind: 'stake', poolToken: token, pool: 'A/B', amount: '1', reward: token } as const;
  const codeOf = (reason: string, ...infos: Parameters<typeof causeFor>[0]) =>
    causeFor(infos, revertCauseOf(reason)).code;
  for (const reason of ['ERC20: transfer amount exceeds balance', 'TransferHelper: TRANSFER_FROM_FAILED']) {
    expect(codeOf(reason, claim)).toBe('cannotPay');
    expect(codeOf(reason, claim, deposit)).not.toBe('cannotPay');
  }
  expect(codeOf('Mining has been suspended', claim)).toBe('paused');
  // The account lacks coin for the network fee.
  expect(causeFor([claim], { code: 'insufficient', reason: '' }).code).toBe('insufficient');
});

it('knows a code for any reason, and keeps at most 1,000 characters of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const { code, reason } = revertCauseOf(text);
      expect(revertCodes).toContain(code);
      expect(text.startsWith(reason)).toBe(true);
      expect(reason.length).toBeLessThanOrEqual(1000);
    }),
  );
});
