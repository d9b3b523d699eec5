// Written by `npm run abis` from operations.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, uint } from '../codec/types.ts';

export const owned = {
  owner: contractFunction<[], [Address]>('0x8da5cb5b', [], [address]),
};

export const distributionAdmin = {
  admins: contractFunction<[account: Address], [boolean]>('0x429b62e5', [address], [bool]),
  addAdmin: contractFunction<[account: Address], []>('0x70480275', [address], []),
  deleteAdmin: contractFunction<[account: Address], []>('0x27e1f7df', [address], []),
  stop: contractFunction<[], []>('0x07da68f5', [], []),
  resume: contractFunction<[], []>('0x046f7da2', [], []),
  setRewards: contractFunction<[token: Address, accounts: readonly Address[], amounts: readonly bigint[]], []>('0xbfe9a97b', [address, arrayOf(address), arrayOf(uint)], []),
};

export const miningAdmin = {
  addPair: contractFunction<[allocPoint: bigint, pair: Address, withUpdate: boolean], []>('0xf9d181f9', [uint, address, bool], []),
};

/** Raw units; duration in seconds. */
export const farmAdmin = {
  deploy: contractFunction<[farmOwner: Address, stakingToken: Address, rewardsTokenA: Address, rewardsTokenB: Address, rewardAmountA: bigint, rewardAmountB: bigint, rewardsDuration: bigint], []>('0xcc1ab9aa', [address, address, address, address, uint, uint, uint], []),
  update: contractFunction<[stakingToken: Address, rewardAmountA: bigint, rewardAmountB: bigint, rewardsDuration: bigint], []>('0xd2c3aaf2', [address, uint, uint, uint], []),
  notifyRewardAmount: contractFunction<[stakingToken: Address], []>('0x81e16298', [address], []),
};

/** Only its factory adds bonds. */
export const bondAdmin = {
  factory: contractFunction<[], [Address]>('0xc45a0155', [], [address]),
  pushBond: contractFunction<[payoutToken: Address, principleToken: Address, treasury: Address, bond: Address, initialOwner: Address, tierCeilings: readonly bigint[], fees: readonly bigint[]], [Address, Address]>('0x0e8dbe24', [address, address, address, address, address, arrayOf(uint), arrayOf(uint)], [address, address]),
};
