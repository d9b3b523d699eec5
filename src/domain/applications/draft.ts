import { fieldsOf } from '#lib/fields.ts';

export type ApplicationKind = 'token' | 'pair';

export const applicationFields = ['tokenA', 'tokenB', 'website', 'contact', 'about'] as const;
export type ApplicationField = (typeof applicationFields)[number];

export type ApplicationDraft = Readonly<Record<ApplicationField, string>>;

export const MAX_FIELD_LENGTH: Readonly<Record<ApplicationField, number>> = {
  tokenA: 100,
  tokenB: 100,
  website: 200,
  contact: 200,
  about: 1000,
};

/**
 * Draft from storage. Damaged fields become empty; a text that is too long stays, so that the form shows its length.
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
