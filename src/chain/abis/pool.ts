// Written by `npm run abis` from pool.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bytes32, uint } from '../codec/types.ts';

/** Pool for its liquidity providers; also the ERC-20 of its pool tokens (erc20.sol). */
export const pool = {
  kLast: contractFunction<[], [bigint]>('0x7464fc3d', [], [uint]),
  factory: contractFunction<[], [Address]>('0xc45a0155', [], [address]),
  nonces: contractFunction<[owner: Address], [bigint]>('0x7ecebe00', [address], [uint]),
  domainSeparator: contractFunction<[], [Hex]>('0x3644e515', [], [bytes32]),
  permit: contractFunction<[owner: Address, spender: Address, value: bigint, deadline: bigint, v: bigint, r: Hex, s: Hex], []>('0xd505accf', [address, address, uint, uint, uint, bytes32, bytes32], []),
};

export const poolTopics = {
  sync: '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1',
  mint: '0x4c209b5fc8ad50758f13e2e1088ba56a560dff690a1c6fef26394f4c03821c4f',
  burn: '0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496',
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
} as const;

/** Protocol's share of the fees. */
export const protocolFee = {
  feeTo: contractFunction<[], [Address]>('0x017e7e58', [], [address]),
  feeToRate: contractFunction<[], [bigint]>('0xdeba86e3', [], [uint]),
};
