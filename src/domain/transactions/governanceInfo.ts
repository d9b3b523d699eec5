import type { TransactionInfo } from './types.ts';

const KINDS = [
  'propose',
  'vote',
  'signedVote',
  'delegateVotes',
  'queueProposal',
  'executeProposal',
  'cancelProposal',
] as const;

/** What is done with votes and proposals. */
export type GovernanceInfo = Extract<TransactionInfo, { readonly kind: (typeof KINDS)[number] }>;

export const isGovernanceInfo = (info: TransactionInfo): info is GovernanceInfo =>
  KINDS.some((kind) => kind === info.kind);
