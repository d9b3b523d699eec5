import { sharedHash, sharedProposal } from '#stores/sharedProposal.ts';

/** Shows a linked proposal if no Safe's page frames this one. Returns its end. */
export const noteSharedProposal = (): (() => void) => {
  const hash = window.parent === window ? sharedHash() : undefined;
  if (hash) sharedProposal.set({ phase: 'outside', hash });
  return () => undefined;
};
