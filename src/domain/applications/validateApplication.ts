import { addressFault, type AddressFault } from '../tokens/addressFault.ts';
import { parseTypedAddress } from '../tokens/copiedAddress.ts';
import type { Address } from '../tokens/types.ts';
import { MAX_FIELD_LENGTH, type ApplicationDraft, type ApplicationField, type ApplicationKind } from './draft.ts';

export type TokenFact = 'loading' | 'token' | 'notAToken' | 'unread';

export interface ApplicationContext {
  readonly kind: ApplicationKind;
  readonly draft: ApplicationDraft;
  readonly tokenA: TokenFact;
  readonly tokenB: TokenFact;
  readonly isListed: boolean;
}

export type FieldProblem =
  | 'empty'
  | 'notAnAddress'
  | AddressFault['code']
  | 'loading'
  | 'notAToken'
  | 'unread'
  | 'sameToken'
  | 'alreadyListed'
  | 'notAWebsite'
  | 'notAContact'
  | 'tooShort'
  | 'tooLong';

export const MIN_ABOUT_LENGTH = 20;

const addressProblem = (text: string, fact: TokenFact): FieldProblem | undefined => {
  if (text.trim() === '') return 'empty';
  const fault = addressFault(text);
  if (fault) return fault.code;
  if (parseTypedAddress(text) === undefined) return 'notAnAddress';
  return fact === 'token' ? undefined : fact;
};

const isWebsite = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
};

const isContact = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || isWebsite(text);

type Check = (context: ApplicationContext) => FieldProblem | undefined;

const named = (draft: ApplicationDraft): readonly (Address | undefined)[] =>
  [draft.tokenA, draft.tokenB].map(parseTypedAddress);

const checks: Readonly<Record<ApplicationField, Check>> = {
  tokenA: ({ draft, tokenA, kind, isListed }) =>
    addressProblem(draft.tokenA, tokenA) ?? (kind === 'token' && isListed ? 'alreadyListed' : undefined),
  tokenB: ({ draft, tokenB, kind }) => {
    if (kind === 'token') return undefined;
    const [first, second] = named(draft);
    return second !== undefined && first === second ? 'sameToken' : addressProblem(draft.tokenB, tokenB);
  },
  website: ({ draft: { website } }) =>
    website.trim() === '' ? 'empty' : isWebsite(website.trim()) ? undefined : 'notAWebsite',
  contact: ({ draft: { contact } }) =>
    contact.trim() === '' ? 'empty' : isContact(contact.trim()) ? undefined : 'notAContact',
  about: ({ draft: { about } }) => {
    if (about.trim() === '') return 'empty';
    return about.trim().length < MIN_ABOUT_LENGTH ? 'tooShort' : undefined;
  },
};

/** Problem of one field; undefined if it is valid. `tooLong` precedes the field's other problems. */
export const fieldProblem = (field: ApplicationField, context: ApplicationContext): FieldProblem | undefined =>
  context.draft[field].length > MAX_FIELD_LENGTH[field] ? 'tooLong' : checks[field](context);
