import { sharedHash, sharedProposal } from '#stores/sharedProposal.ts';

/** Shows that a link names a proposal, where no Safe's page frames this one. Returns the way out. */
export const noteSharedProposal = (): (() => void) => {
  const hash = window.parent === window ? sharedHash() : undefined;
  if (hash) sharedProposal.set({ phase: 'outside', hash });
  return () => undefined;
};
