import { expect, it } from 'vitest';
import { dollarToken } from '#config/tokens/tokens.ts';
import { applicationFile } from '../../../src/pages/application/applicationFile.ts';
import type { ApplicationView } from '../../../src/pages/application/useApplication.ts';

const TOKEN_A = '0x4535e52cdf3ab787b379b7b72b5990767e6747e4';

const view = (liquidity: ApplicationView['liquidity']): ApplicationView => ({
  kind: 'token',
  draft: { tokenA: TOKEN_A, tokenB: '', website: ' https://a.example ', contact: '', about: '' },
  type: () => undefined,
  clear: () => undefined,
  tokens: [],
  liquidity,
  pool: { state: 'LOADING' },
  problems: {},
  blockNumber: 7,
});

it('writes the dollars of the pools as a decimal number, the lower of two that disagree', () => {
  const dollars = { raw: 1_234_567n, other: 2_000_000n };
  expect(dollarToken?.decimals).toBe(6);
  expect(applicationFile(view({ pools: 2, dollars }))).toMatchObject({ pools: 2, liquidityUsdc: '1.234567' });
});

it('writes null for dollars that are unknown', () => {
  const { pools, liquidityUsdc, website } = applicationFile(view({ pools: undefined, dollars: undefined }));
  expect({ pools, liquidityUsdc, website }).toEqual({ pools: null, liquidityUsdc: null, website: 'https://a.example' });
});
