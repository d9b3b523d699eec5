import { sharedHash, sharedProposal } from '#stores/sharedProposal.ts';

/** Not if a Safe's page frames this one. */
export const noteSharedProposal = (): (() => void) => {
  const hash = window.parent === window ? sharedHash() : undefined;
  if (hash) sharedProposal.set({ phase: 'outside', hash });
  return () => undefined;
};
