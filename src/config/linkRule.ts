import { err, ok } from '#lib/result.ts';
import { defaultLinks, type LinkName } from './defaultLinks.ts';
import type { EnvRule } from './envRules.ts';

type LinkChanges = Readonly<Partial<Record<LinkName, string>>>;

const isPlace = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'string' && URL.canParse(value) && /^(?:https|mailto):$/.test(new URL(value).protocol));

const objectIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON object of names and URLs; an empty URL hides the link. */
export const linksRule: EnvRule<LinkChanges> = (text) => {
  const read = objectIn(text);
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  const isRight =
    isObject && Object.entries(read).every(([name, value]) => Object.hasOwn(defaultLinks, name) && isPlace(value));
  return isRight ? ok(read) : err('links');
};
