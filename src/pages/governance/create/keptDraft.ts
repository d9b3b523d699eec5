import { fieldsOf } from '#lib/fields.ts';
import { emptyAction, type ActionDraft } from './actionDraft.ts';

export interface TypedProposal {
  readonly title: string;
  readonly body: string;
  readonly drafts: readonly ActionDraft[];
}

export const PROPOSAL_DRAFT = 'proposal';

export const emptyProposal: TypedProposal = { title: '', body: '', drafts: [emptyAction(0)] };

/** No governor accepts more. */
const MAX_ACTIONS = 50;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

const storedDraft = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const restoreProposal = (text: string): TypedProposal => {
  const { title, body, drafts } = fieldsOf(storedDraft(text));
  const restored = listOf(drafts)
    .slice(0, MAX_ACTIONS)
    .map((entry, key): ActionDraft => {
      const { target, signature, args, value } = fieldsOf(entry);
      const texts = { target: textOf(target), signature: textOf(signature), value: textOf(value) };
      return { key, ...texts, args: listOf(args).map(textOf) };
    });
  return {
    title: textOf(title),
    body: textOf(body),
    drafts: restored.length > 0 ? restored : emptyProposal.drafts,
  };
};

const isEmptyAction = ({ target, signature, args, value }: ActionDraft): boolean =>
  [target, signature, value, ...args].every((text) => text === '');

export const proposalText = (typed: TypedProposal): string =>
  typed.title === '' && typed.body === '' && typed.drafts.length === 1 && typed.drafts.every(isEmptyAction)
    ? ''
    : JSON.stringify(typed);
