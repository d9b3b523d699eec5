import { fieldsOf } from '#lib/fields.ts';

export type ApplicationKind = 'token' | 'pair';

export const applicationFields = ['tokenA', 'tokenB', 'website', 'contact', 'about'] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** Field texts of an application; `tokenB` is used for a pair only. */
export type ApplicationDraft = Readonly<Record<ApplicationField, string>>;

export const emptyDraft: ApplicationDraft = { tokenA: '', tokenB: '', website: '', contact: '', about: '' };

/** Longest text of each field that can be sent, in UTF-16 units. */
export const MAX_FIELD_LENGTH: Readonly<Record<ApplicationField, number>> = {
  tokenA: 100,
  tokenB: 100,
  website: 200,
  contact: 200,
  about: 1000,
};

/**
 * Reads a stored draft; a damaged field becomes empty. Text that is too long stays, so that the form can show its
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
