import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema } from '#config/envSchema.ts';
import { environmentFaults, faultTable } from '../../tools/build/environmentFaults.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const ADDRESS = toChecksumAddress('0x5d36b36c53438c0fb70dca5082ee5bde25bd888b');
const numbered = (number: number): string => `0x${number.toString(16).padStart(40, '0')}`;
const RIGHT = {
  VITE_ORDER_BOOK_EXT_ADDRESS: numbered(1),
  VITE_ROUTER_ADDRESS: numbered(2),
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
};
/** The checksum no longer fits. */
const wrongDigit = (address: string): string => address.replace('53438', '53439');

const faultsOf = (more: Readonly<Record<string, string>>, mode = 'production'): readonly string[] =>
  environmentFaults({ ...RIGHT, ...more }, mode).map(({ name, text }) => `${name} ${text}`);

describe('the variables of a build', () => {
  it('have no fault where they are right', () => {
    expect(faultsOf({ VITE_RPC_URLS: 'https://node.example,http://127.0.0.1:8545,http://localhost:8545' })).toEqual([]);
    expect(faultsOf({ VITE_ROUTER_ADDRESS: numbered(4), VITE_EXPLORER_URL: 'http://scan.example' })).toEqual([]);
  });

  it.each([
    ['VITE_ROUTER_ADDRESS', wrongDigit(ADDRESS), 'EIP-55 checksum'],
    ['VITE_SINGLE_FARMS', `${ADDRESS},${wrongDigit(ADDRESS)}`, 'EIP-55 checksums'],
    [
      'VITE_RPC_URLS',
      'https://node.example,http://node.example',
      'has http://node.example, which the content policy blocks',
    ],
    ['VITE_RPC_URLS', 'http://localhost.example', 'has http://localhost.example, which the content policy blocks'],
    ['VITE_SUBGRAPH_URL', 'http://graph.example/subgraph', 'which the content policy blocks'],
    ['VITE_LOGO_BASE_URL', 'http://127.0.0.1:80/logos', 'which the content policy blocks'],
    ['VITE_RPC_URLS', 'https://a.example;https://b.example', 'separated by commas'],
    ['VITE_RPC_URLS', 'https://a.example https://b.example', 'separated by commas'],
    ['VITE_RPC_URLS', 'https://me:secret@a.example', 'without a user name and a password'],
    ['VITE_RPC_URLS', 'https://a.example/,https://A.example', 'one is named twice'],
    ['VITE_LOCALES', 'en-US,de-DE', 'out of en-US, ja-JP, ko-KR, zh-CN'],
    [
      'VITE_EXCHANGES',
      JSON.stringify([
        { id: 'a', name: 'A', factory: numbered(7), initCodeHash: `0x${'0f'.repeat(32)}`, router: wrongDigit(ADDRESS) },
      ]),
      'EIP-55 checksum',
    ],
    ['VITE_ROUTER_ADDRESS', numbered(0), 'is the zero address'],
    ['VITE_ROUTER_ADDRESS', numbered(1), 'is the address of VITE_ORDER_BOOK_EXT_ADDRESS as well'],
    ['VITE_LOCK_STAKING_ADDRESS', numbered(2), 'is the address of VITE_ROUTER_ADDRESS as well'],
    ['VITE_LOCK_STAKING_ADDRESS', `${numbered(9)},${numbered(2)}`, 'is the address of VITE_ROUTER_ADDRESS as well'],
    [
      'VITE_LOCK_STAKING_ADDRESS',
      `${numbered(9)},${numbered(9)}`,
      'is the address of VITE_LOCK_STAKING_ADDRESS as well',
    ],
    ['VITE_LOCK_STAKING_ADDRESS', `${numbered(9)},${wrongDigit(ADDRESS)}`, 'EIP-55 checksum'],
    ['VITE_JOBS', '[{"title":"x"}]', 'a JSON list of {"title", "text", "apply"}'],
    [
      'VITE_ROUTER_ADRESS',
      ADDRESS,
      'is no variable of this application. The nearest one is VITE_ROUTER_ADDRESS: see line ',
    ],
  ])('name the fault of %s=%s', (name, value, fault) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${name} `);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    ['VITE_RPC_NODES', 'VITE_RPC_URLS'],
    ['VITE_RPCURLS', 'VITE_RPC_URLS'],
    ['VITE_ROUTER', 'VITE_ROUTER_ADDRESS'],
    ['VITE_ORDERBOOK_ADDRESS', 'VITE_ORDER_BOOK_ADDRESS'],
    ['VITE_BOOK_EXT', 'VITE_ORDER_BOOK_EXT_ADDRESS'],
    ['VITE_SUBGRAPH', 'VITE_SUBGRAPH_URL'],
    ['VITE_BLOCK_SUBGRAPH_URL', 'VITE_BLOCKS_SUBGRAPH_URL'],
    ['VITE_INIT_CODE_HASH', 'VITE_PAIR_INIT_CODE_HASH'],
    ['VITE_LOCALE', 'VITE_LOCALES'],
  ])('point from %s to the line of %s in .env.example', (name, near) => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
    const line = lines.indexOf(`${near}=`) + 1;
    expect(line).toBeGreaterThan(0);
    expect(faultsOf({ [name]: 'x' })).toEqual([
      `${name} is no variable of this application. The nearest one is ${near}: see line ${line} of .env.example.`,
    ]);
  });

  it.each(['VITE_CHAIN_NODES', 'VITE_APP_TITLE', 'VITE_API_KEY', 'VITE_X', 'VITE_SENTRY_DSN'])(
    'name no other variable for %s, which none is like',
    (name) => {
      expect(faultsOf({ [name]: 'x' })).toEqual([
        `${name} is no variable of this application, and no name is like it. .env.example describes them all.`,
      ]);
    },
  );

  it('are described in .env.example, each once', () => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
    for (const { name } of Object.values(envSchema))
      expect(lines.filter((line) => line === `${name}=`)).toEqual([`${name}=`]);
  });

  it.each([
    ['VITE_ORDER_MINING_ADDRESS', 'VITE_ORDER_MINING_CONFIG_ADDRESS'],
    ['VITE_ORDER_MINING_CONFIG_ADDRESS', 'VITE_ORDER_MINING_ADDRESS'],
    ['VITE_FINISHED_MINING_POOLS', 'VITE_LP_STAKING_ADDRESS'],
    ['VITE_REWARD_DISTRIBUTION_TOKENS', 'VITE_REWARD_DISTRIBUTION_ADDRESS'],
    ['VITE_SPECIAL_ACCOUNTS', 'VITE_EMYT_ADDRESS'],
  ])('%s needs %s', (name, other) => {
    expect(faultsOf({ [name]: ADDRESS })).toEqual([
      expect.stringContaining(`${other} is not set, and ${name} needs it.`),
    ]);
    expect(faultsOf({ [name]: numbered(8), [other]: numbered(9) })).toEqual([]);
  });

  it('may name places to be filled in where the build is for the local chain', () => {
    expect(faultsOf({ VITE_RPC_URLS: 'http://no-chain-yet.invalid' }, 'devnet')).toEqual([]);
  });
});

it('the table has a line for each fault and ends with the next step', () => {
  const table = faultTable([
    { name: 'VITE_A', text: 'is wrong.' },
    { name: 'VITE_LONGER', text: 'is wrong too.' },
  ]);
  expect(table.split('\n')).toEqual([
    'Nothing was built: 2 variables are wrong.',
    '',
    '  VITE_A       is wrong.',
    '  VITE_LONGER  is wrong too.',
    '',
    'Correct them in .env (see .env.example), or where they are exported, and build again.',
  ]);
});
