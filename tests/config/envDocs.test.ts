import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { envSchema } from '#config/envSchema.ts';
import type { Variable } from '#config/envSchema.ts';

const variables: readonly Variable<unknown>[] = Object.values(envSchema);
const read = (file: string): Promise<string> => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Paragraph of `.env.example` that has a variable. */
const paragraphs = async (): Promise<ReadonlyMap<string, string>> => {
  const text = await read('.env.example');
  return new Map(
    text
      .split('\n\n')
      .flatMap((paragraph) =>
        [...paragraph.matchAll(/^(?:# )?(VITE_\w+)=$/gm)].map(([, name]) => [name ?? '', paragraph] as const),
      ),
  );
};

const textOf = (fallback: unknown): string => (Array.isArray(fallback) ? fallback.join(',') : String(fallback ?? ''));

describe('.env.example', () => {
  it('has every variable, and no other', async () => {
    expect([...(await paragraphs()).keys()].toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
  });

  it.each(variables.map((variable) => [variable.name, variable] as const))(
    '%s says what counts when it is left out',
    async (name, { fallback, isRequired }) => {
      const said = (await paragraphs()).get(name)?.replace(/\n# /g, ' ') ?? '';
      if (isRequired) expect(said).toContain('Required');
      else if (textOf(fallback) === '') expect(said).toMatch(/Left out|Default: none/);
      else expect(said.replace('WMATIC, ', '')).toContain(`Default: ${textOf(fallback)}`);
    },
  );
});

describe('README.md', () => {
  const cells = (row: string): readonly string[] => row.split('|').map((cell) => cell.trim());

  it('lists every variable that a deployment sets, with its default', async () => {
    const rows = (await read('README.md')).split('\n').filter((row) => row.startsWith('| `VITE_'));
    const defaults = new Map(
      rows
        .map(cells)
        .flatMap(([, names = '', , fallback = '']) =>
          [...names.matchAll(/`(VITE_\w+)`/g)].map(([, name]) => [name ?? '', fallback] as const),
        ),
    );
    expect([...defaults.keys()].toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
    for (const { name, fallback, isRequired } of variables) {
      if (isRequired) expect(defaults.get(name)).toContain('required');
      if (typeof fallback === 'number') expect(defaults.get(name)).toBe(String(fallback));
    }
  });
});
