import { err, ok } from '#lib/result.ts';
import { listIn } from './exchangeRule.ts';
import type { EnvRule } from './envRules.ts';

export interface Job {
  readonly title: string;
  readonly text: readonly string[];
  readonly apply: string;
}

const EXPECTED =
  'a JSON list of {"title", "text", "apply"}: texts of at most 200 and 5000 characters, and an https:// or mailto: address';

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^(?:https|mailto):$/.test(new URL(value).protocol);

const readJob = (entry: unknown): Job | undefined => {
  const { title, text, apply } = Object(entry) as Readonly<Record<string, unknown>>;
  if (!isText(title, 200) || !isText(text, 5000) || !isPlace(apply)) return undefined;
  return { title, text: text.split(/\n+/), apply };
};

export const jobRule: EnvRule<readonly Job[]> = (text) => {
  const read = listIn(text).map(readJob);
  const jobs = read.filter((job) => job !== undefined);
  const isWhole = jobs.length === read.length && new Set(jobs.map(({ title }) => title)).size === jobs.length;
  return isWhole ? ok(jobs) : err(EXPECTED);
};
