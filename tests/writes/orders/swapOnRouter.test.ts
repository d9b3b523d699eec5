import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import type { RouterTerms } from '#writes/orders/orderTerms.ts';
import { planRouterSwap, settleRouterSwap } from '#writes/orders/swapOnRouter.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const five = 'uint256 first, uint256 second, address[] path, address to, uint256 deadline';
const four = 'uint256 first, address[] path, address to, uint256 deadline';
const abi = new Interface([
  `function swapExactTokensForTokens(${five}) returns (uint256[])`,
  `function swapExactETHForTokens(${four}) payable returns (uint256[])`,
  `function swapExactTokensForETH(${five}) returns (uint256[])`,
  `function swapTokensForExactTokens(${five}) returns (uint256[])`,
  `function swapETHForExactTokens(${four}) payable returns (uint256[])`,
  `function swapTokensForExactETH(${five}) returns (uint256[])`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens(${five})`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens(${four}) payable`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens(${five})`,
]);

const [router, pair, account, recipient] = [maker(1), maker(2), maker(3), maker(4)];

const terms = (change: Partial<RouterTerms> = {}): RouterTerms => ({
  exchange: { name: 'Harbour', router, pair },
  feePerThousand: 3,
  account,
  recipient,
  input: USDC,
  output: MYT,
  inputToken: USDC,
  outputToken: MYT,
  direction: 'BUY',
  field: 'INPUT',
  from: 1_000n,
  to: 900n,
  shown: 909n,
  ...change,
});

const paysCoin = { input: nativeCurrency, inputToken: wrappedNative, output: USDC, outputToken: USDC } as const;
const wantsCoin = { input: USDC, inputToken: USDC, output: nativeCurrency, outputToken: wrappedNative } as const;
const exactOutput = { field: 'OUTPUT' } as const;

const read = (data: Hex) => {
  const call = abi.parseTransaction({ data });
  if (!call) throw new Error('no such function');
  return { name: call.name, args: call.args.toArray(true) as unknown[] };
};

describe('the call of a trade on a router', () => {
  it.each([
    ['swapExactTokensForTokens', terms(), [1_000n, 900n, [USDC.address, MYT.address]], 0n],
    ['swapExactETHForTokens', terms(paysCoin), [900n, [wrappedNative.address, USDC.address]], 1_000n],
    ['swapExactTokensForETH', terms(wantsCoin), [1_000n, 900n, [USDC.address, wrappedNative.address]], 0n],
    ['swapTokensForExactTokens', terms(exactOutput), [900n, 1_000n, [USDC.address, MYT.address]], 0n],
    [
      'swapETHForExactTokens',
      terms({ ...paysCoin, ...exactOutput }),
      [900n, [wrappedNative.address, USDC.address]],
      1_000n,
    ],
    [
      'swapTokensForExactETH',
      terms({ ...wantsCoin, ...exactOutput }),
      [900n, 1_000n, [USDC.address, wrappedNative.address]],
      0n,
    ],
  ] as const)('%s names the bounds, the path, who is paid and the deadline', (name, given, args, value) => {
    const plan = planRouterSwap(given, { deadline: 77n, hasTransferFee: false });
    expect(read(plan.callData)).toEqual({ name, args: [...args, recipient, 77n] });
    expect(plan).toMatchObject({ contract: router, method: name, value });
  });

  it('its record has what was meant', () => {
    expect(planRouterSwap(terms(), { deadline: 77n, hasTransferFee: false }).info).toEqual({
      kind: 'swap',
      exchange: 'Harbour',
      pair,
      feePerThousand: 3,
      direction: 'BUY',
      field: 'INPUT',
      input: { address: USDC.address, symbol: 'USDC', decimals: 6 },
      output: { address: MYT.address, symbol: 'MYT', decimals: 18 },
      from: '1000',
      to: '900',
      recipient,
    });
  });

  it('an address that answers with nothing is no router', () => {
    const plan = planRouterSwap(terms(), { deadline: 77n, hasTransferFee: false });
    const amounts = abi.encodeFunctionResult('swapExactTokensForTokens', [[1_000n, 912n]]) as Hex;
    expect(checkReturned(plan, amounts)).toEqual({ ok: true, value: undefined });
    expect(checkReturned(plan, '0x')).toEqual({ ok: false, error: { code: 'wrongContract' } });
  });

  it('rejects a simulation that pays twice what was shown, or takes half', () => {
    const amounts = (...all: readonly bigint[]) => abi.encodeFunctionResult('swapExactTokensForTokens', [all]) as Hex;
    const exactInput = planRouterSwap(terms(), { deadline: 77n, hasTransferFee: false });
    expect(checkReturned(exactInput, amounts(1_000n, 1_818n))).toMatchObject({
      error: { code: 'resultDiffers', symbol: 'MYT', shown: 909n, simulated: 1_818n },
    });
    const exact = planRouterSwap(terms({ field: 'OUTPUT', shown: 990n }), { deadline: 77n, hasTransferFee: false });
    expect(checkReturned(exact, amounts(995n, 900n))).toEqual({ ok: true, value: undefined });
    expect(checkReturned(exact, amounts(495n, 900n))).toMatchObject({
      error: { code: 'resultDiffers', symbol: 'USDC', shown: 990n, simulated: 495n },
    });
  });
});

interface Node {
  readonly timestamp?: Hex;
  /** Functions that revert. */
  readonly refuses?: RegExp;
}

const nodeOf = ({ timestamp, refuses }: Node) => ({
  send: <T>(method: string, params: readonly unknown[]): Promise<T> => {
    if (method === 'eth_getBlockByNumber') {
      return timestamp ? Promise.resolve({ timestamp } as T) : Promise.reject(new Error('no block'));
    }
    const [{ data }] = params as [{ readonly data: Hex }];
    return refuses?.test(read(data).name)
      ? Promise.reject(new Error('execution reverted'))
      : Promise.resolve('0x' as T);
  },
});

const settled = async (node: Node, given = terms()) => {
  const plan = await settleRouterSwap(nodeOf(node), given, { deadlineSeconds: 1800, shownTime: 500 });
  const { name, args } = read(plan.callData);
  return { name, deadline: args.at(-1) };
};

describe('right before it is sent', () => {
  it('the deadline is current chain time plus the user deadline', async () => {
    expect(await settled({ timestamp: '0x3e8' })).toEqual({ name: 'swapExactTokensForTokens', deadline: 2_800n });
  });

  it('the time of the block shown counts where the node does not report the time', async () => {
    expect((await settled({})).deadline).toBe(2_300n);
  });

  it.each([
    ['swapExactTokensForTokensSupportingFeeOnTransferTokens', terms()],
    ['swapExactETHForTokensSupportingFeeOnTransferTokens', terms(paysCoin)],
    ['swapExactTokensForETHSupportingFeeOnTransferTokens', terms(wantsCoin)],
  ])('%s is called where the plain function is refused', async (name, given) => {
    expect((await settled({ refuses: /^swapExact\w+For[A-Z][a-z]+s?$|ForETH$/ }, given)).name).toBe(name);
  });

  it('the plain function stays where both are refused, so that its reason is reported', async () => {
    expect((await settled({ refuses: /./ })).name).toBe('swapExactTokensForTokens');
  });

  it('an exact output has no such function', async () => {
    expect((await settled({ refuses: /./ }, terms(exactOutput))).name).toBe('swapTokensForExactTokens');
  });
});
