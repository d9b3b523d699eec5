import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema } from '#config/envSchema.ts';
import { envText } from '../../tools/configure/envFile.ts';
import { parseOptions } from '../../tools/configure/options.ts';

const BOOK = '0x5d36b36c53438c0fb70dca5082ee5bde25bd888b';
const right = ['--rpc', 'https://polygon.example', '--order-book', BOOK];

describe('the options of npm run configure', () => {
  it('are a node and an order book; the rest is found', () => {
    const parsed = parseOptions(right);
    expect(parsed).toEqual({
      ok: true,
      value: {
        rpc: 'https://polygon.example',
        orderBook: '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B',
        router: undefined,
        eventStore: undefined,
        multicall: undefined,
        firstBlock: undefined,
        out: '.env',
        force: false,
      },
    });
  });

  it('may be joined with =, and name what is known', () => {
    const parsed = parseOptions([
      `--rpc=https://a.example/?key=1`,
      `--order-book=${BOOK}`,
      '--first-block=17',
      '--force',
    ]);
    expect(parsed).toMatchObject({ ok: true, value: { rpc: 'https://a.example/?key=1', firstBlock: 17, force: true } });
  });

  it.each([
    [[], '--rpc is missing'],
    [['--rpc', 'ws://a.example', '--order-book', BOOK], 'has to be a URL that begins with http:// or https://'],
    [['--rpc', 'https://a.example'], '--order-book is missing'],
    [['--rpc', 'https://a.example', '--order-book', '0x12'], '--order-book is "0x12", but it has to be an address'],
    [[...right, '--router', 'router.eth'], '--router is "router.eth"'],
    [[...right, '--first-block', '-1'], '--first-block is "-1"'],
    [[...right, '--out'], '--out needs a value.'],
    [[...right, '--orderbook', BOOK], 'does not know "--orderbook"'],
  ])('%j is refused with the reason', (args, reason) => {
    const parsed = parseOptions(args);
    expect(parsed.ok ? '' : parsed.error).toContain(reason);
  });
});

describe('the written file', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  it('is .env.example with the values, what there is to say above each, and all other variables left empty', () => {
    const text = envText(
      example,
      [
        { name: 'VITE_FACTORY_ADDRESS', value: '0xfac', notes: ['Found: there.'] },
        { name: 'VITE_LP_STAKING_ADDRESS', value: undefined, notes: ['Not found.'] },
      ],
      ['Head'],
    );
    expect(text.startsWith('# Head\n\n')).toBe(true);
    expect(text).toContain('# Found: there.\nVITE_FACTORY_ADDRESS=0xfac\n');
    expect(text).toContain('# Not found.\nVITE_LP_STAKING_ADDRESS=\n');
    const lines = [...text.matchAll(/^(VITE_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
    expect(lines.map(([name]) => name).toSorted()).toEqual(
      Object.values(envSchema)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(lines.filter(([, value]) => value !== '')).toEqual([['VITE_FACTORY_ADDRESS', '0xfac']]);
  });

  it('is not written with a variable that there is not', () => {
    expect(() => envText(example, [{ name: 'VITE_NOTHING', value: '', notes: [] }], [])).toThrow('VITE_NOTHING');
  });
});
