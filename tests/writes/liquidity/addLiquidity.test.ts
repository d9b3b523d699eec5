import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import { liquiditySteps, namedFirst, planAddLiquidity } from '#writes/liquidity/addLiquidity.ts';
import type { AddTerms } from '#writes/liquidity/liquidityTerms.ts';
import { MAX_ALLOWANCE } from '#writes/approvals/approve.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const abi = new Interface([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountA, uint256 amountB, uint256 minA, uint256 minB, address to, uint256 deadline) returns (uint256, uint256, uint256)',
  'function addLiquidityETH(address token, uint256 tokenAmount, uint256 minToken, uint256 minEth, address to, uint256 deadline) payable returns (uint256, uint256, uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
]);

const [router, pair, account] = [maker(1), maker(2), maker(3)];

const quote: AddQuote = {
  amountADesired: 1_000n,
  amountBDesired: 400n,
  takenA: 999n,
  takenB: 400n,
  amountAMin: 990n,
  amountBMin: 396n,
  poolTokens: 600n,
  minPoolTokens: 594n,
  supplyAfter: 6_000n,
  opensPool: false,
};

const terms = (change: Partial<AddTerms> = {}): AddTerms => ({
  exchange: { name: 'Harbour', router },
  pair,
  account,
  currencyA: MYT,
  currencyB: USDC,
  quote,
  ...change,
});
const coinFirst = terms({ currencyA: nativeCurrency });
const coinLast = terms({ currencyB: nativeCurrency });

const read = (data: Hex) => {
  const call = abi.parseTransaction({ data });
  if (!call) throw new Error('no such function');
  return { name: call.name, args: call.args.toArray() as unknown[] };
};

const returning = (...amounts: readonly bigint[]): Hex => abi.encodeFunctionResult('addLiquidity', amounts) as Hex;

describe('the call that adds liquidity', () => {
  it('addLiquidity(tokenA, tokenB, amountA, amountB, minA, minB, to, deadline) is called for two tokens', () => {
    const plan = planAddLiquidity(terms(), 77n);
    const args = [MYT.address, USDC.address, 1_000n, 400n, 990n, 396n, account, 77n];
    expect(read(plan.callData)).toEqual({ name: 'addLiquidity', args });
    expect(plan).toMatchObject({ contract: router, method: 'addLiquidity', value: 0n });
  });

  it('addLiquidityETH(token, tokenAmount, minToken, minEth, to, deadline) is called with a value, for a coin on either side', () => {
    const first = planAddLiquidity(coinFirst, 77n);
    expect(read(first.callData).args).toEqual([USDC.address, 400n, 396n, 990n, account, 77n]);
    expect(first).toMatchObject({ method: 'addLiquidityETH', value: 1_000n });
    const last = planAddLiquidity(coinLast, 77n);
    expect(read(last.callData).args).toEqual([MYT.address, 1_000n, 990n, 396n, account, 77n]);
    expect(last).toMatchObject({ method: 'addLiquidityETH', value: 400n });
    expect([namedFirst(MYT), namedFirst(nativeCurrency)]).toEqual(['A', 'B']);
  });

  it('its record has what was expected to be taken', () => {
    expect(planAddLiquidity(coinFirst, 77n).info).toEqual({
      kind: 'addLiquidity',
      currencyA: { symbol: 'MATIC', decimals: 18 },
      currencyB: { address: USDC.address, symbol: 'USDC', decimals: 6 },
      amountA: '999',
      amountB: '400',
      pair,
      exchange: 'Harbour',
    });
  });
});

describe('the returned values of the simulation', () => {
  const plan = planAddLiquidity(terms(), 77n);

  it('amounts within the confirmed ones are fine', () => {
    expect(checkReturned(plan, returning(999n, 400n, 600n))).toEqual({ ok: true, value: undefined });
    expect(checkReturned(plan, returning(990n, 396n, 594n))).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['less of a token', [989n, 400n, 600n]],
    ['less of the other', [999n, 395n, 600n]],
    ['more than may be taken', [1_001n, 400n, 600n]],
  ])('%s is not', (_what, amounts) => {
    expect(checkReturned(plan, returning(...amounts))).toEqual({ ok: false, error: { code: 'poolMoved' } });
  });

  it('rejects twice the pool tokens that were shown', () => {
    expect(checkReturned(plan, returning(999n, 400n, 1_200n))).toMatchObject({
      error: { code: 'resultDiffers', symbol: 'MYT-LP', shown: 600n, simulated: 1_200n },
    });
  });

  it('fewer pool tokens for the same amounts are named as that, as of a token that keeps a part', () => {
    expect(checkReturned(plan, returning(999n, 400n, 593n))).toEqual({ ok: false, error: { code: 'fewerPoolTokens' } });
  });

  it('counts the coin as the side it is on', () => {
    expect(checkReturned(planAddLiquidity(coinFirst, 77n), returning(400n, 999n, 600n)).ok).toBe(true);
    expect(checkReturned(planAddLiquidity(coinFirst, 77n), returning(999n, 400n, 600n)).ok).toBe(false);
  });

  it('nothing at all is no router', () => {
    expect(checkReturned(plan, '0x')).toEqual({ ok: false, error: { code: 'wrongContract' } });
  });
});

describe('every transaction of an addition, in the order it has to be sent in', () => {
  const options = { times: { deadlineSeconds: 1800, shownTime: 500 }, exact: false, approved: { a: true, b: false } };

  it('an approval for each token comes first, and then the supply', () => {
    const steps = liquiditySteps(terms(), options);
    expect(steps.map(({ approves, isDone }) => [approves?.symbol, isDone])).toEqual([
      ['MYT', true],
      ['USDC', false],
      [undefined, false],
    ]);
    expect(steps.map(({ plan }) => plan().contract)).toEqual([MYT.address, USDC.address, router]);
    expect(steps.slice(0, 2).map(({ plan }) => read(plan().callData).args)).toEqual([
      [router, MAX_ALLOWANCE],
      [router, MAX_ALLOWANCE],
    ]);
    expect(steps[2] && read(steps[2].plan().callData).args.at(-1)).toBe(2_300n);
  });

  it('the native coin needs none, and just the amount is approved where that was chosen', () => {
    const steps = liquiditySteps(coinFirst, { ...options, exact: true });
    expect(steps).toHaveLength(2);
    expect(steps[0] && read(steps[0].plan().callData)).toEqual({ name: 'approve', args: [router, 400n] });
  });
});
