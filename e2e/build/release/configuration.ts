import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';

interface Settings {
  readonly mode: string;
  readonly root: string;
  readonly envDir: string | false;
}

/** The names of all variables, as `.env.example` has them. */
export const variableNames = (root: string): readonly string[] => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...new Set([...text.matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = '']) => name))];
};

/** The variables a build is made with, without those that are empty. */
export const configurationOf = ({ mode, root, envDir }: Settings): Readonly<Record<string, string>> => {
  const env = loadEnv(mode, envDir || root, 'VITE_');
  const known = new Set(variableNames(root));
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => known.has(name) && value.trim() !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};
