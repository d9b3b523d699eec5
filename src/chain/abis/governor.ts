// Written by `npm run abis` from governor.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, bytes, bytes32, text, uint } from '../codec/types.ts';

/** Governor Alpha. Votes in raw units of the governance token. */
export const governor = {
  name: contractFunction<[], [string]>('0x06fdde03', [], [text]),
  token: contractFunction<[], [Address]>('0xedc9af95', [], [address]),
  timelock: contractFunction<[], [Address]>('0xd33219b4', [], [address]),
  quorumVotes: contractFunction<[], [bigint]>('0x24bc1a64', [], [uint]),
  proposalThreshold: contractFunction<[], [bigint]>('0xb58131b0', [], [uint]),
  votingDelay: contractFunction<[], [bigint]>('0x3932abb1', [], [uint]),
  votingPeriod: contractFunction<[], [bigint]>('0x02a251a3', [], [uint]),
  proposalMaxOperations: contractFunction<[], [bigint]>('0x7bdbe4d0', [], [uint]),
  proposalCount: contractFunction<[], [bigint]>('0xda35c664', [], [uint]),
  latestProposalIds: contractFunction<[proposer: Address], [bigint]>('0x17977c61', [address], [uint]),
  proposals: contractFunction<[id: bigint], [id: bigint, proposer: Address, eta: bigint, startBlock: bigint, endBlock: bigint, forVotes: bigint, againstVotes: bigint, canceled: boolean, executed: boolean]>('0x013cf08b', [uint], [uint, address, uint, uint, uint, uint, uint, bool, bool]),
  state: contractFunction<[id: bigint], [bigint]>('0x3e4f49e6', [uint], [uint]),
  getActions: contractFunction<[id: bigint], [targets: readonly Address[], values: readonly bigint[], signatures: readonly string[], calldatas: readonly Hex[]]>('0x328dd982', [uint], [arrayOf(address), arrayOf(uint), arrayOf(text), arrayOf(bytes)]),
  getReceipt: contractFunction<[id: bigint, voter: Address], [hasVoted: boolean, support: boolean, votes: bigint]>('0xe23a9a52', [uint, address], [bool, bool, uint]),
  propose: contractFunction<[targets: readonly Address[], values: readonly bigint[], signatures: readonly string[], calldatas: readonly Hex[], description: string], [bigint]>('0xda95691a', [arrayOf(address), arrayOf(uint), arrayOf(text), arrayOf(bytes), text], [uint]),
  castVote: contractFunction<[id: bigint, support: boolean], []>('0x15373e3d', [uint, bool], []),
  castVoteBySig: contractFunction<[id: bigint, support: boolean, v: bigint, r: Hex, s: Hex], []>('0x4634c61f', [uint, bool, uint, bytes32, bytes32], []),
  queue: contractFunction<[id: bigint], []>('0xddf0b009', [uint], []),
  execute: contractFunction<[id: bigint], []>('0xfe0d94c1', [uint], []),
  cancel: contractFunction<[id: bigint], []>('0x40e58ee5', [uint], []),
};

export const governorTopics = {
  voteCast: '0x877856338e13f63d0c36822ff0ef736b80934cd90574a3a5bc9262c39d217c46',
  proposalQueued: '0x9a2e42fd6722813d69113e7d0079d3d940171428df7373df9c7f7617cfda2892',
  proposalExecuted: '0x712ae1383f79ac853f8d882153778e0260ef8f03b504e2866e0593e04d2b291f',
  proposalCanceled: '0x789cf55be980739dad1d0699b93b58e806b51c9d96619bfa8fe0a28abaa7b30c',
  proposalCreated: '0x7d84a6263ae0d98d3329bd7b46bb4e8d6f98cd35a7adb45c274c8b7fd5ebd5e0',
} as const;

/** Makes the calls of a proposal. */
export const timelock = {
  delay: contractFunction<[], [bigint]>('0x6a42b8f8', [], [uint]),
  GRACE_PERIOD: contractFunction<[], [bigint]>('0xc1a287e2', [], [uint]),
};

/** Votes include delegated ones at the snapshot. */
export const votes = {
  delegates: contractFunction<[holder: Address], [Address]>('0x587cde1e', [address], [address]),
  getCurrentVotes: contractFunction<[account: Address], [bigint]>('0xb4b5ea57', [address], [uint]),
  getPriorVotes: contractFunction<[account: Address, block: bigint], [bigint]>('0x782d6fe1', [address, uint], [uint]),
  delegate: contractFunction<[delegatee: Address], []>('0x5c19a95c', [address], []),
};

export const votesTopics = {
  delegateChanged: '0x3134e8a2e6d97e929a7e54011ea5485d7d196dd5f0ba4d4ef95803e8e3fc257f',
} as const;
