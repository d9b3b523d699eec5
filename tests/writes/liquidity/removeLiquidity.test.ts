import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import type { RemoveTerms } from '#writes/liquidity/liquidityTerms.ts';
import { planRemoveLiquidity, settleRemoval } from '#writes/liquidity/removeLiquidity.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const both = 'address a, address b, uint256 liquidity, uint256 minA, uint256 minB, address to, uint256 deadline';
const coin = 'address token, uint256 liquidity, uint256 minToken, uint256 minCoin, address to, uint256 deadline';
const permit = 'bool approveMax, uint8 v, bytes32 r, bytes32 s';
const two = 'returns (uint256, uint256)';
const abi = new Interface([
  `function removeLiquidity(${both}) ${two}`,
  `function removeLiquidityWithPermit(${both}, ${permit}) ${two}`,
  `function removeLiquidityETH(${coin}) ${two}`,
  `function removeLiquidityETHWithPermit(${coin}, ${permit}) ${two}`,
  `function removeLiquidityETHSupportingFeeOnTransferTokens(${coin}) returns (uint256)`,
  `function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(${coin}, ${permit}) returns (uint256)`,
]);

const [router, pair, account] = [maker(1), maker(2), maker(3)];
const [r, s]: readonly [Hex, Hex] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`];
const signed = { token: pair, owner: account, spender: router, value: 40n, deadline: 99n, v: 28n, r, s };

const terms = (change: Partial<RemoveTerms> = {}): RemoveTerms => ({
  exchange: { name: 'Harbour', router },
  pair,
  account,
  currencyA: MYT,
  currencyB: USDC,
  removal: { poolTokens: 40n, amountA: 1_000n, amountB: 500n },
  amountAMin: 995n,
  amountBMin: 497n,
  permit: undefined,
  ...change,
});

const read = (data: Hex) => {
  const call = abi.parseTransaction({ data });
  if (!call) throw new Error('no such function');
  return { name: call.name, args: call.args.toArray() as unknown[] };
};

const coinFirst = { currencyA: nativeCurrency, currencyB: USDC };
const coinSecond = { currencyA: MYT, currencyB: nativeCurrency };
const tail = [account, 77n] as const;
const proof = [false, 28n, r, s] as const;

describe('the call that removes liquidity', () => {
  it.each([
    ['removeLiquidity', terms(), false, [MYT.address, USDC.address, 40n, 995n, 497n, ...tail]],
    ['removeLiquidityETH', terms(coinFirst), false, [USDC.address, 40n, 497n, 995n, ...tail]],
    ['removeLiquidityETH', terms(coinSecond), false, [MYT.address, 40n, 995n, 497n, ...tail]],
    [
      'removeLiquidityWithPermit',
      terms({ permit: signed }),
      false,
      [MYT.address, USDC.address, 40n, 995n, 497n, ...tail, ...proof],
    ],
    [
      'removeLiquidityETHWithPermit',
      terms({ ...coinSecond, permit: signed }),
      false,
      [MYT.address, 40n, 995n, 497n, ...tail, ...proof],
    ],
    [
      'removeLiquidityETHSupportingFeeOnTransferTokens',
      terms(coinSecond),
      true,
      [MYT.address, 40n, 995n, 497n, ...tail],
    ],
    [
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
      terms({ ...coinFirst, permit: signed }),
      true,
      [USDC.address, 40n, 497n, 995n, ...tail, ...proof],
    ],
  ] as const)('%s names the least of both, who is paid and the deadline', (name, given, hasTransferFee, args) => {
    const plan = planRemoveLiquidity(given, { deadline: 77n, hasTransferFee });
    expect(read(plan.callData)).toEqual({ name, args: [...args] });
    expect(plan).toMatchObject({ contract: router, method: name, value: 0n });
  });

  it('its record has what was expected', () => {
    expect(planRemoveLiquidity(terms(coinSecond), { deadline: 77n, hasTransferFee: false }).info).toEqual({
      kind: 'removeLiquidity',
      currencyA: { address: MYT.address, symbol: 'MYT', decimals: 18 },
      currencyB: { symbol: 'MATIC', decimals: 18 },
      amountA: '1000',
      amountB: '500',
      pair,
      exchange: 'Harbour',
    });
  });

  it('an address that answers with nothing is no router', () => {
    const plan = planRemoveLiquidity(terms(), { deadline: 77n, hasTransferFee: false });
    expect(checkReturned(plan, abi.encodeFunctionResult('removeLiquidity', [996n, 502n]) as Hex)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(checkReturned(plan, '0x')).toEqual({ ok: false, error: { code: 'wrongContract' } });
  });

  it('rejects a simulation that pays ten times what was shown: its minimums protect nothing', () => {
    const plan = planRemoveLiquidity(terms(), { deadline: 77n, hasTransferFee: false });
    expect(checkReturned(plan, abi.encodeFunctionResult('removeLiquidity', [10_100n, 500n]) as Hex)).toMatchObject({
      error: { code: 'resultDiffers', symbol: 'MYT', shown: 1_000n, simulated: 10_100n },
    });
    const coin = planRemoveLiquidity(terms(coinSecond), { deadline: 77n, hasTransferFee: false });
    expect(checkReturned(coin, abi.encodeFunctionResult('removeLiquidity', [1_000n, 5_050n]) as Hex)).toMatchObject({
      error: { code: 'resultDiffers', symbol: 'MATIC', shown: 500n, simulated: 5_050n },
    });
    const first = planRemoveLiquidity(terms(coinFirst), { deadline: 77n, hasTransferFee: true });
    const paid = (amount: bigint): Hex => `0x${amount.toString(16).padStart(64, '0')}`;
    expect(checkReturned(first, paid(1_000n))).toEqual({ ok: true, value: undefined });
    expect(checkReturned(first, paid(500n))).toMatchObject({ error: { code: 'resultDiffers', symbol: 'MATIC' } });
  });
});

const nodeThatRefuses = (refuses: RegExp) => ({
  send: <T>(method: string, params: readonly unknown[]): Promise<T> => {
    if (method === 'eth_getBlockByNumber') return Promise.resolve({ timestamp: '0x3e8' } as T);
    if (method === 'eth_createAccessList') return Promise.reject(new Error('unknown method'));
    const [{ data }] = params as [{ readonly data: Hex }];
    return refuses.test(read(data).name) ? Promise.reject(new Error('execution reverted')) : Promise.resolve('0x' as T);
  },
});

const settled = async (given: RemoveTerms, refuses = /^none$/) => {
  const plan = await settleRemoval(nodeThatRefuses(refuses), given, { deadlineSeconds: 1800, shownTime: 500 });
  const { name, args } = read(plan.callData);
  return { name, deadline: args[args.findIndex((argument) => argument === account) + 1] };
};

describe('right before it is sent', () => {
  it('the deadline is current chain time plus the user deadline, and with a permit the one that was signed', async () => {
    expect(await settled(terms())).toEqual({ name: 'removeLiquidity', deadline: 2_800n });
    expect(await settled(terms({ permit: signed }))).toEqual({ name: 'removeLiquidityWithPermit', deadline: 99n });
  });

  it('the function for tokens that keep a part is taken where only that one is not refused', async () => {
    const plain = /^removeLiquidityETH(WithPermit)?$/;
    expect((await settled(terms(coinFirst), plain)).name).toBe('removeLiquidityETHSupportingFeeOnTransferTokens');
    expect((await settled(terms({ ...coinFirst, permit: signed }), plain)).name).toBe(
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
    );
    expect((await settled(terms(coinFirst), /ETH/)).name).toBe('removeLiquidityETH');
    expect((await settled(terms(), /./)).name).toBe('removeLiquidity');
  });
});
