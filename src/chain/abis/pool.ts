import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction, contractFunctionWith } from '../codec/contractFunction.ts';
import { address, bytes32, decodeAll, uint } from '../codec/types.ts';

const oneUint = (data: Hex): bigint => decodeAll<[bigint]>([uint], data)[0];
const oneAddress = (data: Hex): Address => decodeAll<[Address]>([address], data)[0];

/** A pool as its liquidity providers use it; it is the ERC-20 of its pool tokens as well (abis/erc20.ts). */
export const pool = {
  /** Product of the reserves after the last mint or burn, raw; 0 where the protocol takes no part of the fees. */
  kLast: contractFunctionWith<[], bigint>('0x7464fc3d', [], oneUint),
  /** The factory that made it, or says so. */
  factory: contractFunctionWith<[], Address>('0xc45a0155', [], oneAddress),
  /** How many permits the owner has used (EIP-2612). */
  nonces: contractFunctionWith<[owner: Address], bigint>('0x7ecebe00', [address], oneUint),
  /** Hash of the EIP-712 domain that permits are signed for. */
  domainSeparator: contractFunctionWith<[], Hex>('0x3644e515', [], (data) => decodeAll<[Hex]>([bytes32], data)[0]),
  /** Lets a spender take `value` by the owner's signature (EIP-2612). Returns nothing. */
  permit: contractFunction<
    [owner: Address, spender: Address, value: bigint, deadline: bigint, v: bigint, r: Hex, s: Hex],
    []
  >('0xd505accf', [address, address, uint, uint, uint, bytes32, bytes32], []),
};

/** What a factory says of the protocol's part of the fees. */
export const protocolFee = {
  /** Who gets it; the zero address: nobody. */
  feeTo: contractFunctionWith<[], Address>('0x017e7e58', [], oneAddress),
  /** The growth of the pool is divided by this plus one; only this exchange's own factories have it. */
  feeToRate: contractFunctionWith<[], bigint>('0xdeba86e3', [], oneUint),
};

/** First topics of the events that tell who provided a pool's liquidity, and what stood in it. */
export const poolTopics = {
  /** Sync(reserve0, reserve1), after every change. */
  sync: '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1',
  /** Mint(sender indexed, amount0, amount1). */
  mint: '0x4c209b5fc8ad50758f13e2e1088ba56a560dff690a1c6fef26394f4c03821c4f',
  /** Burn(sender indexed, amount0, amount1, to indexed). */
  burn: '0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496',
  /** Transfer(from indexed, to indexed, value), of pool tokens and of every ERC-20. */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
} as const;
