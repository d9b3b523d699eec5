import { describe, expect, it } from 'vitest';
import { parseEnv, type RawEnv } from '#config/parseEnv.ts';
import { envProblemText } from '#config/envProblemText.ts';
import { builtInLists } from '#config/tokens/builtInLists.ts';
import { defaultTokenList } from '#config/tokens/defaultTokenList.ts';
import { knownToken, knownTokens, quoteRank } from '#config/tokens/tokens.ts';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import { ZERO_ADDRESS, ZERO_HASH } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const address = `0x${'a1'.repeat(20)}`;
const required: RawEnv = {
  VITE_ORDER_BOOK_EXT_ADDRESS: address,
  VITE_ROUTER_ADDRESS: address,
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
};

const problemsOf = (raw: RawEnv): readonly string[] => {
  const parsed = parseEnv(raw);
  return parsed.ok ? [] : parsed.error.map(envProblemText);
};

describe('parseEnv', () => {
  it('takes the public addresses and nodes of Polygon for what is left out', () => {
    expect(parseEnv(required)).toMatchObject({
      ok: true,
      value: {
        orderBook: '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B',
        multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
        explorerUrl: 'https://polygonscan.com',
        blockTimeMs: 2000,
        ensRegistry: undefined,
        subgraphUrl: undefined,
      },
    });
  });

  it('names every variable that has no public value', () => {
    const problems = problemsOf({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(required).sort());
    for (const problem of problems) expect(problem).toContain('is not set');
    expect(problems.join('\n')).toContain('No V2 Init code hash on this chain');
  });

  it.each([
    ['VITE_RPC_URLS', 'polygon-rpc.com', 'URLs that begin with http:// or https://'],
    ['VITE_RPC_URLS', 'https://a.example, ftp://b.example', 'URLs that begin with http:// or https://'],
    ['VITE_ORDER_BOOK_ADDRESS', '0x1234', 'an address: 0x and 40 hexadecimal digits'],
    ['VITE_ROUTER_ADDRESS', 'router', 'an address: 0x and 40 hexadecimal digits'],
    ['VITE_PAIR_INIT_CODE_HASH', address, 'a 32-byte hash: 0x and 64 hexadecimal digits'],
    [
      'VITE_FACTORY_ADDRESS',
      ZERO_ADDRESS,
      'an address with a contract: 0x and 40 hexadecimal digits. No V2 factory address on this chain',
    ],
    [
      'VITE_PAIR_INIT_CODE_HASH',
      ZERO_HASH,
      'a 32-byte hash: 0x and 64 hexadecimal digits. No V2 Init code hash on this chain',
    ],
    ['VITE_EXPLORER_URL', 'polygonscan', 'a URL that begins with http:// or https://'],
    ['VITE_LOGO_BASE_URL', 'logos', 'a URL that begins with http:// or https://'],
    [
      'VITE_LOGO_REPOSITORY_URL',
      'https://assets.example/logo.png',
      'a URL that begins with http:// or https:// and has {address} where the address of the token goes',
    ],
    ['VITE_SUBGRAPH_URL', 'graph.example', 'a URL that begins with http:// or https://'],
    ['VITE_BLOCK_TIME_MS', '2s', 'a whole number from 100 to 60000'],
    ['VITE_BLOCK_TIME_MS', '5', 'a whole number from 100 to 60000'],
  ])('a wrong %s (%s) gives a sentence with value, expectation and next step', (name, value, expected) => {
    const [problem, ...others] = problemsOf({ ...required, [name]: value });
    expect(others).toEqual([]);
    expect(problem).toBe(
      `${name} is "${value}", but it has to be ${
        name === 'VITE_RPC_URLS' ? `one or more ${expected}, separated by commas` : expected
      }. Correct it in .env (see .env.example) and start again.`,
    );
  });

  it('names what is wrong with the special accounts', () => {
    const accounts = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65, Alice';
    expect(problemsOf({ ...required, VITE_SPECIAL_ACCOUNTS: accounts })).toEqual([
      expect.stringContaining('VITE_SPECIAL_ACCOUNTS is "0x15d3'),
    ]);
  });

  it('reads lists and spaces around values', () => {
    const parsed = parseEnv({
      ...required,
      VITE_RPC_URLS: ' http://127.0.0.1:8545 , https://b.example ',
      VITE_EXPLORER_URL: 'https://scan.example/',
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        rpcUrls: ['http://127.0.0.1:8545', 'https://b.example'],
        explorerUrl: 'https://scan.example',
      },
    });
  });

  it('regions are blocked only where a service reports the region', () => {
    const blocked = { ...required, VITE_BLOCKED_REGIONS: 'KP' };
    expect(parseEnv(blocked)).toEqual({
      ok: false,
      error: [{ name: 'VITE_REGION_URL', text: '', expected: 'url', neededBy: 'VITE_BLOCKED_REGIONS' }],
    });
    expect(parseEnv({ ...blocked, VITE_REGION_URL: 'https://region.example' })).toMatchObject({ ok: true });
  });
});

describe('the known tokens', () => {
  it('have checksummed addresses, like the contracts', () => {
    const listed = builtInLists.flatMap(({ bundled }) => bundled?.tokens ?? []);
    expect(listed.length).toBeGreaterThan(knownTokens.length);
    const addresses = [
      ...[...knownTokens, ...listed].map(({ address }) => address),
      ...Object.values(polygonAddresses),
    ];
    for (const one of addresses) expect(toChecksumAddress(one)).toBe(one);
  });

  it("have 6, 8 or 18 decimals (TEL 2), in a list named 'MYT Whitelist'", () => {
    expect(defaultTokenList.name).toBe('MYT Whitelist');
    const decimals = Object.fromEntries(knownTokens.map((token) => [token.symbol, token.decimals]));
    expect(decimals).toEqual({ WMATIC: 18, USDC: 6, USDT: 6, DAI: 18, WBTC: 8, WETH: 18, MYT: 18, TEL: 2 });
  });

  it('are found in any letter case', () => {
    expect(knownToken('0x2791BCA1F2DE4661ED88A30C99A7A9449AA84174'.toLowerCase())?.symbol).toBe('USDC');
  });

  it('stablecoins price the wrapped coin, it prices the rest in the order of the list, and unknown tokens price none', () => {
    const rank = (symbol: string) => quoteRank(knownTokens.find((token) => token.symbol === symbol)?.address ?? '');
    const ranks = ['USDC', 'USDT', 'DAI', 'WMATIC', 'WBTC', 'WETH', 'MYT', 'TEL', 'unknown'].map(rank);
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => b - a));
    expect(ranks.at(-1)).toBe(0);
  });
});
