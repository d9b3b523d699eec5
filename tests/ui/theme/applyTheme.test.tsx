import { afterEach, expect, it, vi } from 'vitest';
import { applyTheme } from '#ui/theme/applyTheme.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['is the chosen one', [], 'light'],
  ['is the chosen one, whatever the system prefers', ['(prefers-color-scheme: dark)'], 'light'],
  ['follows a dark system under forced colours', ['(forced-colors: active)', '(prefers-color-scheme: dark)'], 'dark'],
])('the theme %s', (_, queries, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.includes(query) }));
  applyTheme('light', 'standard');
  expect(document.documentElement.dataset['theme']).toBe(expected);
});

it('the theme follows a light system under forced colours', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(forced-colors: active)' }));
  applyTheme('dark', 'standard');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
