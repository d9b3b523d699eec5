import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf } from '../environment.ts';

interface Settings {
  readonly mode: string;
  readonly root: string;
}

/** The names of all variables, as `.env.example` has them. */
export const variableNames = (root: string): readonly string[] => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...new Set([...text.matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = '']) => name))];
};

/** The variables a build is made with, without those that are empty. */
export const configurationOf = ({ mode, root }: Settings): Readonly<Record<string, string>> => {
  const env = environmentOf(mode, root);
  const known = new Set(variableNames(root));
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => known.has(name) && value.trim() !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};
