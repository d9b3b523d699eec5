// Written by `npm run abis` from liquidityRouter.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, bytes32, uint } from '../codec/types.ts';

/**
 * UniswapV2Router02. Raw units, `deadline` in unix seconds, ETH is the native coin. Returns the amounts taken and pool
 * tokens minted, or the amounts paid.
 */
export const liquidityRouter = {
  addLiquidity: contractFunction<[a: Address, b: Address, amountADesired: bigint, amountBDesired: bigint, minA: bigint, minB: bigint, to: Address, deadline: bigint], [amountA: bigint, amountB: bigint, liquidity: bigint]>('0xe8e33700', [address, address, uint, uint, uint, uint, address, uint], [uint, uint, uint]),
  addLiquidityETH: contractFunction<[token: Address, amountTokenDesired: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint], [amountToken: bigint, amountCoin: bigint, liquidity: bigint]>('0xf305d719', [address, uint, uint, uint, address, uint], [uint, uint, uint]),
  removeLiquidity: contractFunction<[tokenA: Address, tokenB: Address, liquidity: bigint, minA: bigint, minB: bigint, to: Address, deadline: bigint], [amountA: bigint, amountB: bigint]>('0xbaa2abde', [address, address, uint, uint, uint, address, uint], [uint, uint]),
  removeLiquidityETH: contractFunction<[token: Address, liquidity: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint], [amountToken: bigint, amountCoin: bigint]>('0x02751cec', [address, uint, uint, uint, address, uint], [uint, uint]),
  removeLiquidityWithPermit: contractFunction<[tokenA: Address, tokenB: Address, liquidity: bigint, minA: bigint, minB: bigint, to: Address, deadline: bigint, approveMax: boolean, v: bigint, r: Hex, s: Hex], [amountA: bigint, amountB: bigint]>('0x2195995c', [address, address, uint, uint, uint, address, uint, bool, uint, bytes32, bytes32], [uint, uint]),
  removeLiquidityETHWithPermit: contractFunction<[token: Address, liquidity: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint, approveMax: boolean, v: bigint, r: Hex, s: Hex], [amountToken: bigint, amountCoin: bigint]>('0xded9382a', [address, uint, uint, uint, address, uint, bool, uint, bytes32, bytes32], [uint, uint]),
  removeLiquidityETHSupportingFeeOnTransferTokens: contractFunction<[token: Address, liquidity: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint], [amountCoin: bigint]>('0xaf2979eb', [address, uint, uint, uint, address, uint], [uint]),
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: contractFunction<[token: Address, liquidity: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint, approveMax: boolean, v: bigint, r: Hex, s: Hex], [amountCoin: bigint]>('0x5b0d5984', [address, uint, uint, uint, address, uint, bool, uint, bytes32, bytes32], [uint]),
};
