import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { envSchema, type Variable } from '#config/envSchema.ts';
import { variableTable, withVariableTable } from '../../tools/configure/variableTable.ts';

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
      const paragraph = (await paragraphs()).get(name)?.replace(/\n# /g, ' ') ?? '';
      if (isRequired) expect(paragraph).toContain('Required');
      else if (textOf(fallback) === '') expect(paragraph).toMatch(/Left out|Default: none/);
      else expect(paragraph.replace('WMATIC, ', '')).toContain(`Default: ${textOf(fallback)}`);
    },
  );
});

describe('docs/operate.md', () => {
  it('has the table of variables that npm run docs writes', async () => {
    const document = await read('docs/operate.md');
    expect(document).toBe(withVariableTable(document, await read('.env.example')));
  });

  it('names every variable', async () => {
    const table = variableTable(await read('.env.example'));
    for (const { name, isRequired } of variables) {
      expect(table).toContain(`\`${name}\``);
      if (isRequired) expect(table).toMatch(new RegExp(`\`${name}\` +\\|[^|]+\\| required`));
    }
  });

  it('refuses a document without the marks of the table', () => {
    expect(() => withVariableTable('# Operate', '')).toThrow('lacks the marks');
  });
});
