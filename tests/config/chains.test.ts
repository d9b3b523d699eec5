import { describe, expect, it } from 'vitest';
import { chainById, chainTable, explorerLinkOn } from '#config/chainTable.ts';
import { featureOf, supports, type Feature } from '#config/features.ts';
import { supportedChainIds } from '#config/chains.ts';

describe('the chains (spec 000 section 9)', () => {
  it('are Polygon, which alone is supported, mainnet, Kovan, BSC, Moonbase Alpha and Moonbeam', () => {
    expect(chainTable.map(({ chainId }) => chainId)).toEqual([0x89, 0x1, 0x2a, 0x38, 0x507, 0x504]);
    expect(supportedChainIds).toEqual([137]);
    for (const { nativeCurrency, chainName } of chainTable) {
      expect(nativeCurrency.decimals).toBe(18);
      expect(chainName).not.toBe('');
    }
  });

  it('have an explorer each; so do HECO, OKEX, HPB and the testnets; an unknown chain has none', () => {
    const known = [...chainTable.map(({ chainId }) => chainId), 128, 66, 269, 3, 4, 5];
    for (const chainId of known)
      expect(explorerLinkOn(chainId, 'tx', '0x1')).toMatch(/^https:\/\/[^/]+(\/\w+)?\/tx\/0x1$/);
    expect(explorerLinkOn(1, 'address', '0x2')).toBe('https://etherscan.io/address/0x2');
    expect(explorerLinkOn(999_999, 'tx', '0x1')).toBeUndefined();
    expect(chainById(999_999)).toBeUndefined();
  });
});

describe('features by chain', () => {
  it('all but Analytics and Migrate are enabled on Polygon, and none is enabled elsewhere', () => {
    const on: readonly Feature[] = ['TRADE', 'LIQUIDITY', 'MINING', 'STAKING', 'BONDS', 'FAUCET', 'REFERRAL'];
    for (const feature of on) expect(supports(137, feature)).toBe(true);
    for (const feature of ['ANALYTICS', 'MIGRATE'] as const) expect(supports(137, feature)).toBe(false);
    for (const feature of on) expect(supports(1, feature)).toBe(false);
  });

  it.each([
    ['/pool', 'LIQUIDITY'],
    ['/pool/find', 'LIQUIDITY'],
    ['/add/ETH', 'LIQUIDITY'],
    ['/remove/0x1/0x2', 'LIQUIDITY'],
    ['/mining/liquidity', 'MINING'],
    ['/referral', 'REFERRAL'],
    ['/join/abc', 'REFERRAL'],
    ['/trade/ETH', undefined],
    ['/market', undefined],
    ['/poolside', undefined],
    ['/settings', undefined],
  ])('%s belongs to %s', (path, feature) => expect(featureOf(path)).toBe(feature));
});
