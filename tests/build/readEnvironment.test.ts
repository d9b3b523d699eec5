import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { moduleOf, readEnvironment } from '../../e2e/build/readEnvironment.ts';

it('values are exported as they are, and functions left out', () => {
  expect(moduleOf({ env: { rpcUrls: ['https://a'], subgraphUrl: undefined }, parseEnv: () => 1, problems: [] })).toBe(
    'export const env = {"rpcUrls":["https://a"]};\nexport const problems = [];',
  );
});

/** Where no file of variables lies. */
const loaded = async (id: string): Promise<unknown> => {
  const plugin = readEnvironment(tmpdir());
  const { configResolved, load } = plugin;
  if (typeof configResolved !== 'function' || typeof load !== 'function') throw new Error('the plugin has no hooks');
  await Reflect.apply(configResolved, undefined, [{ mode: 'production' }]);
  return Reflect.apply(load, undefined, [id]);
};

it('the environment is parsed as the application would, and what is wrong with it is named', async () => {
  const text = String(await loaded(`${process.cwd()}/src/config/env.ts`));
  expect(text).toContain('"explorerUrl":"https://polygonscan.com"');
  expect(text).toMatch(/export const envProblems = \[\{"name":"VITE_ORDER_BOOK_EXT_ADDRESS","text":"","expected":/);
  expect(await loaded(`${process.cwd()}/src/config/rules.ts`)).toBeUndefined();
});
