import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../e2e/journeys');

it('each tag of a journey is one that playwright.config.ts filters by: @once or @phone', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const tags = texts.flatMap((text) => [...text.matchAll(/ (@\w+)["'`]/g)].map(([, tag]) => tag));
  expect(tags.length).toBeGreaterThan(100);
  expect(tags.filter((tag) => tag !== '@once' && tag !== '@phone')).toEqual([]);
});
