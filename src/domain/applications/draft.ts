import { fieldsOf } from '#lib/fields.ts';

/** What is applied for: a token to be listed, or a pair to be traded. */
export type ApplicationKind = 'token' | 'pair';

export const applicationFields = ['tokenA', 'tokenB', 'website', 'contact', 'about'] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** What is typed into an application; `tokenB` is of a pair alone. */
export type ApplicationDraft = Readonly<Record<ApplicationField, string>>;

export const emptyDraft: ApplicationDraft = { tokenA: '', tokenB: '', website: '', contact: '', about: '' };

/** Longest text of a field that can be sent, in UTF-16 units. */
export const MAX_FIELD_LENGTH: Readonly<Record<ApplicationField, number>> = {
  tokenA: 100,
  tokenB: 100,
  website: 200,
  contact: 200,
  about: 1000,
};

/**
 * Reads a stored draft; a damaged field is empty. A text that is too long stays, so that the form can name its
 * length.
 */
export const restoreDraft = (stored: unknown): ApplicationDraft => {
  const fields = fieldsOf(stored);
  const text = (field: ApplicationField): string => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    tokenA: text('tokenA'),
    tokenB: text('tokenB'),
    website: text('website'),
    contact: text('contact'),
    about: text('about'),
  };
};
