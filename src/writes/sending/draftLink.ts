import type { Hex } from '#domain/multicall/types.ts';
import { drafts } from '#stores/drafts.ts';

/** `rest`: amount that the form has after a reload during the request, if the chain has the transaction. */
export interface PartOfDraft {
  readonly key: string;
  readonly rest?: string;
}

/** Links a form's draft, as typed now, with the transaction made from it. The caller itself changes a form with `rest`. */
export const draftLink = (draft: string | PartOfDraft) => {
  const { key, rest } = typeof draft === 'string' ? { key: draft } : draft;
  const typed = drafts.read(key);
  const isTyped = (): boolean => drafts.read(key) === typed;
  return {
    requested: (requestId: string | undefined): void => {
      if (requestId !== undefined && isTyped()) drafts.sent(key, requestId, rest);
    },
    sent: (hash: Hex): void => {
      if (rest === undefined) drafts.sent(key, hash);
    },
    found: (hash: Hex): void => {
      if (rest === undefined && isTyped()) drafts.sent(key, hash);
    },
  };
};
