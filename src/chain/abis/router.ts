import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, arrayOf, decodeAll, uint } from '../codec/types.ts';

const addresses = arrayOf(address);
const uints = arrayOf(uint);

/** Amounts at each token of the path, the paid one first. */
const amounts = (data: Hex): readonly bigint[] => decodeAll<[readonly bigint[]]>([uints], data)[0];

type WithInput = [amountIn: bigint, amountOutMin: bigint, path: readonly Address[], to: Address, deadline: bigint];
type WithCoin = [amountOut: bigint, path: readonly Address[], to: Address, deadline: bigint];
type WithOutput = [amountOut: bigint, amountInMax: bigint, path: readonly Address[], to: Address, deadline: bigint];
const five = [uint, uint, addresses, address, uint] as const;
const four = [uint, addresses, address, uint] as const;

/**
 * UniswapV2Router02, its swaps. Amounts in raw units, `deadline` in unix seconds, ETH is the native coin: sent along
 * where it is paid. The functions with a long name take what a token keeps for itself on the way; they return nothing.
 */
export const router = {
  swapExactTokensForTokens: contractFunctionWith<WithInput, readonly bigint[]>('0x38ed1739', five, amounts),
  swapExactETHForTokens: contractFunctionWith<WithCoin, readonly bigint[]>('0x7ff36ab5', four, amounts),
  swapExactTokensForETH: contractFunctionWith<WithInput, readonly bigint[]>('0x18cbafe5', five, amounts),
  swapTokensForExactTokens: contractFunctionWith<WithOutput, readonly bigint[]>('0x8803dbee', five, amounts),
  swapETHForExactTokens: contractFunctionWith<WithCoin, readonly bigint[]>('0xfb3bdb41', four, amounts),
  swapTokensForExactETH: contractFunctionWith<WithOutput, readonly bigint[]>('0x4a25d94a', five, amounts),
  swapExactTokensForTokensSupportingFeeOnTransferTokens: contractFunctionWith<WithInput, undefined>(
    '0x5c11d795',
    five,
    () => undefined,
  ),
  swapExactETHForTokensSupportingFeeOnTransferTokens: contractFunctionWith<WithCoin, undefined>(
    '0xb6f9de95',
    four,
    () => undefined,
  ),
  swapExactTokensForETHSupportingFeeOnTransferTokens: contractFunctionWith<WithInput, undefined>(
    '0x791ac947',
    five,
    () => undefined,
  ),
};

export type RouterMethod = keyof typeof router;
