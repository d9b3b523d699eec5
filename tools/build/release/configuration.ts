import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf } from '../environment.ts';

interface Settings {
  readonly mode: string;
  readonly root: string;
}

/** From `.env.example`. */
export const variableNames = (root: string): readonly string[] => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...new Set([...text.matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = '']) => name))];
};

/** Leaves out empty variables. */
export const configurationOf = ({ mode, root }: Settings): Readonly<Record<string, string>> => {
  const env = environmentOf(mode, root);
  const known = new Set(variableNames(root));
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => known.has(name) && value.trim() !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
