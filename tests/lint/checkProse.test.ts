import { describe, expect, it } from 'vitest';
import { checkDecision, checkFiles, checkLinks, checkProse } from '../../tools/lint/checkProse.ts';

const reasons = (markdown: string): readonly string[] => checkProse(markdown).map(({ reason }) => reason);

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('checkProse', () => {
  it('finds nothing in plain sentences', () => {
    expect(reasons('# Nodes\n\nThe page reads a block. `told` is code, and "asked" is quoted.')).toEqual([]);
  });

  it('finds a sentence of more than 25 words over several lines', () => {
    expect(reasons(`A ${words(24)}.`)).toEqual([]);
    expect(reasons(`A ${words(12)}\n${words(13)}.`)[0]).toMatch(/is a sentence of more than 25 words/);
  });

  it('ends a sentence before one that begins with code', () => {
    expect(reasons(`A ${words(20)}. \`src/boot.ts\` ${words(20)}.`)).toEqual([]);
  });

  it('finds an avoided word with its line and a replacement', () => {
    expect(checkProse('# Title\n\nThe first line.\nThe service told it.')).toEqual([
      { line: 4, reason: expect.stringMatching(/^"told" is not used here; use: reported/) },
    ]);
  });

  it('finds an opening that hides the subject', () => {
    expect(reasons('What the page reads.')[0]).toMatch(/^"What" begins a sentence/);
    expect(reasons('It reads. Whether it answers is unknown.')[0]).toMatch(/^"Whether" begins a sentence/);
  });

  it('finds a repeated word', () => {
    expect(reasons('The page reads the the block.')[0]).toMatch(/is repeated/);
  });

  it('checks each cell of a table by itself', () => {
    const table = `| Part | Use |\n| --- | --- |\n| ${words(20)} | ${words(20)} |\n| a | it brings b |`;
    expect(checkProse(table)).toEqual([{ line: 4, reason: expect.stringContaining('"brings"') }]);
  });

  it('leaves out blocks of code', () => {
    expect(reasons('```sh\nWhat told asked\n```')).toEqual([]);
  });
});

describe('checkDecision', () => {
  const head = '# Title\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n\n**Status.** ';
  const status = 'Accepted 2026-11-22. ';
  const reasonsOf = (markdown: string): readonly string[] => checkDecision(markdown).map(({ reason }) => reason);

  it('finds more than 200 words', () => {
    expect(reasonsOf(head + status + words(189))).toEqual([]);
    expect(reasonsOf(head + status + words(190))).toEqual([`201 words; a decision has at most 200`]);
  });

  it('finds a missing part', () => {
    expect(reasonsOf('')[0]).toContain('a decision has a title');
    expect(reasonsOf(head)).toHaveLength(2);
  });

  it('finds a status without its word or date', () => {
    for (const wrong of ['In force.', 'Accepted.', 'Accepted 2026-11-22, changed 2026-11-23.']) {
      expect(reasonsOf(head + wrong)).toEqual([expect.stringContaining('a status is')]);
    }
    expect(reasonsOf(`${head}Accepted 2026-11-22, amended 2026-11-23. Includes the former 010.`)).toEqual([]);
  });
});

it('finds links to files that do not exist', () => {
  const text = '[a](there.md#part) [b](https://example.org) [c](#part)\n\n![d](missing.png)';
  expect(checkLinks(text, (path) => path === 'there.md')).toEqual([{ line: 3, reason: 'missing.png does not exist' }]);
});

it('finds source files that do not exist, by a part of their path or their name', () => {
  const files = ['src/writes/plan/plan.ts'];
  expect(checkFiles('`plan.ts` `writes/plan/plan.ts` `src/writes/plan/plan.ts` `build.json` `plan`', files)).toEqual(
    [],
  );
  expect(checkFiles('`lan.ts`\n`reads/plan.ts`', files).map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '1: lan.ts does not exist',
    '2: reads/plan.ts does not exist',
  ]);
});
