import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema } from '../../src/config/envSchema.ts';
import type { Fault } from './environmentFaults.ts';

const known: ReadonlySet<string> = new Set(Object.values(envSchema).map(({ name }) => name));

/** In Vite's order. */
const filesOf = (mode: string): readonly string[] => ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];

const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/;

/** A variable in another form: `rpc_urls`, `RPC_URLS`. */
const meant = (name: string): string | undefined =>
  [name.toUpperCase(), `VITE_${name.toUpperCase()}`].find((entry) => entry !== name && known.has(entry));

const cutAt = (value: string): string | undefined => {
  if (/^["'`]/.test(value)) return value.length > 1 && value.endsWith(value.charAt(0)) ? undefined : 'quote';
  const [kept = ''] = value.split(/\s#/);
  if (kept.startsWith('#')) return undefined;
  return kept.includes('#') ? '#' : undefined;
};

const CUTS: Readonly<Record<string, string>> = {
  '#': 'has a #, and what follows it is lost. Put the value in single quotes.',
  quote: 'begins with a quote that does not end on its line. Remove it, or close it.',
};

const lineFaults = (file: string, text: string): readonly Fault[] => {
  const lines = new Map<string, number>();
  return text.split(/\r?\n/).flatMap((line, index): readonly Fault[] => {
    const place = `${file}, line ${index + 1}`;
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, value = ''] = LINE.exec(line) ?? [];
    if (name === undefined) return [{ name: place, text: `is no NAME=value: "${line.trim().slice(0, 40)}".` }];
    const right = meant(name);
    if (right !== undefined) return [{ name: place, text: `sets ${name}, which nothing reads. Name it ${right}.` }];
    if (!known.has(name)) return [];
    const first = lines.get(name);
    lines.set(name, first ?? index + 1);
    const twice =
      first === undefined
        ? []
        : [{ name, text: `is set twice in ${file}, in the lines ${first} and ${index + 1}. Remove one.` }];
    const cut = CUTS[cutAt(value) ?? ''];
    const named = /^'/.test(value) ? undefined : /(?<!\\)\$\{?\w+/.exec(value)?.[0];
    return [
      ...twice,
      ...(cut === undefined ? [] : [{ name, text: cut }]),
      ...(named === undefined
        ? []
        : [{ name, text: `has ${named}, which another variable replaces. Write \\${named}.` }]),
    ];
  });
};

/**
 * Variables that are set twice, or under a name that nothing reads, would be ignored silently. @param folder holds the
 * `.env` files
 */
export const variableFileFaults = (folder: string, mode: string): readonly Fault[] =>
  filesOf(mode).flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const bytes = readFileSync(path);
    if (bytes.includes(0)) return [{ name: file, text: 'is not saved as UTF-8. Save it as UTF-8 and try again.' }];
    const text = bytes.toString('utf8');
    if (text.startsWith('\uFEFF'))
      return [
        {
          name: file,
          text: 'begins with a byte order mark, which hides its first variable. Save it as UTF-8 without one.',
        },
      ];
    return lineFaults(file, text);
  });
