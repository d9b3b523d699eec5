import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf } from '#lib/fields.ts';
import { tabStorage } from '#lib/storage.ts';
import { emptyAction } from './actionDraft.ts';
import type { ActionDraft } from './actionDraft.ts';

/** A proposal as it is typed. */
export interface TypedProposal {
  readonly title: string;
  readonly body: string;
  /** One at least. */
  readonly drafts: readonly ActionDraft[];
}

export const emptyProposal: TypedProposal = { title: '', body: '', drafts: [emptyAction(0)] };

/** Actions that are restored; no governor takes more. */
const MAX_ACTIONS = 50;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

const storedDraft = (): unknown => {
  try {
    return JSON.parse(tabStorage.get(storageKeys.proposalDraft) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
};

/** What was typed in this tab before it was reloaded; what is damaged is empty. */
export const restoreProposal = (): TypedProposal => {
  const { title, body, drafts } = fieldsOf(storedDraft());
  const restored = listOf(drafts)
    .slice(0, MAX_ACTIONS)
    .map((one, key): ActionDraft => {
      const { target, signature, args, value } = fieldsOf(one);
      const texts = { target: textOf(target), signature: textOf(signature), value: textOf(value) };
      return { key, ...texts, args: listOf(args).map(textOf) };
    });
  return {
    title: textOf(title),
    body: textOf(body),
    drafts: restored.length > 0 ? restored : emptyProposal.drafts,
  };
};

/** Keeps what is typed while the tab is open. */
export const keepProposal = (typed: TypedProposal): void => {
  tabStorage.set(storageKeys.proposalDraft, JSON.stringify(typed));
};
