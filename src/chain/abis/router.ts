// Written by `npm run abis` from router.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, uint } from '../codec/types.ts';

/**
 * UniswapV2Router02. Raw units, `deadline` in unix seconds, ETH is the native coin. Returns the amounts along the
 * path. Functions with a long name accept transfer fees and return nothing.
 */
export const router = {
  swapExactTokensForTokens: contractFunction<[amountIn: bigint, amountOutMin: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0x38ed1739', [uint, uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapExactETHForTokens: contractFunction<[amountOut: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0x7ff36ab5', [uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapExactTokensForETH: contractFunction<[amountIn: bigint, amountOutMin: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0x18cbafe5', [uint, uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapTokensForExactTokens: contractFunction<[amountOut: bigint, amountInMax: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0x8803dbee', [uint, uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapETHForExactTokens: contractFunction<[amountOut: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0xfb3bdb41', [uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapTokensForExactETH: contractFunction<[amountOut: bigint, amountInMax: bigint, path: readonly Address[], to: Address, deadline: bigint], [readonly bigint[]]>('0x4a25d94a', [uint, uint, arrayOf(address), address, uint], [arrayOf(uint)]),
  swapExactTokensForTokensSupportingFeeOnTransferTokens: contractFunction<[amountIn: bigint, amountOutMin: bigint, path: readonly Address[], to: Address, deadline: bigint], []>('0x5c11d795', [uint, uint, arrayOf(address), address, uint], []),
  swapExactETHForTokensSupportingFeeOnTransferTokens: contractFunction<[amountOut: bigint, path: readonly Address[], to: Address, deadline: bigint], []>('0xb6f9de95', [uint, arrayOf(address), address, uint], []),
  swapExactTokensForETHSupportingFeeOnTransferTokens: contractFunction<[amountIn: bigint, amountOutMin: bigint, path: readonly Address[], to: Address, deadline: bigint], []>('0x791ac947', [uint, uint, arrayOf(address), address, uint], []),
};
