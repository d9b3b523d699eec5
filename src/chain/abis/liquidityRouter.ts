import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, bytes32, uint } from '../codec/types.ts';

type Removal = [
  tokenA: Address,
  tokenB: Address,
  liquidity: bigint,
  minA: bigint,
  minB: bigint,
  to: Address,
  deadline: bigint,
];
type CoinRemoval = [
  token: Address,
  liquidity: bigint,
  minToken: bigint,
  minCoin: bigint,
  to: Address,
  deadline: bigint,
];
type Permit = [approveMax: boolean, v: bigint, r: Hex, s: Hex];

const removal = [address, address, uint, uint, uint, address, uint] as const;
const coinRemoval = [address, uint, uint, uint, address, uint] as const;
const permit = [bool, uint, bytes32, bytes32] as const;
const twoAmounts = [uint, uint] as const;
const threeAmounts = [uint, uint, uint] as const;

/**
 * UniswapV2Router02, its liquidity. Amounts in raw units, `deadline` in unix seconds, ETH is the native coin, sent along
 * where it is paid. Adding returns what was taken of both and the pool tokens given; removing, what was paid of both.
 */
export const liquidityRouter = {
  addLiquidity: contractFunction<
    [
      a: Address,
      b: Address,
      wantedA: bigint,
      wantedB: bigint,
      minA: bigint,
      minB: bigint,
      to: Address,
      deadline: bigint,
    ],
    [amountA: bigint, amountB: bigint, liquidity: bigint]
  >('0xe8e33700', [address, address, uint, uint, uint, uint, address, uint], threeAmounts),
  addLiquidityETH: contractFunction<
    [token: Address, wanted: bigint, minToken: bigint, minCoin: bigint, to: Address, deadline: bigint],
    [amountToken: bigint, amountCoin: bigint, liquidity: bigint]
  >('0xf305d719', [address, uint, uint, uint, address, uint], threeAmounts),
  removeLiquidity: contractFunction<Removal, [bigint, bigint]>('0xbaa2abde', removal, twoAmounts),
  removeLiquidityETH: contractFunction<CoinRemoval, [bigint, bigint]>('0x02751cec', coinRemoval, twoAmounts),
  removeLiquidityWithPermit: contractFunction<[...Removal, ...Permit], [bigint, bigint]>(
    '0x2195995c',
    [...removal, ...permit],
    twoAmounts,
  ),
  removeLiquidityETHWithPermit: contractFunction<[...CoinRemoval, ...Permit], [bigint, bigint]>(
    '0xded9382a',
    [...coinRemoval, ...permit],
    twoAmounts,
  ),
  /** Returns the coin alone: what arrives of the token, the token decides. */
  removeLiquidityETHSupportingFeeOnTransferTokens: contractFunction<CoinRemoval, [bigint]>('0xaf2979eb', coinRemoval, [
    uint,
  ]),
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: contractFunction<[...CoinRemoval, ...Permit], [bigint]>(
    '0x5b0d5984',
    [...coinRemoval, ...permit],
    [uint],
  ),
};
