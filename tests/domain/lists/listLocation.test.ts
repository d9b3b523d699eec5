import { describe, expect, it } from 'vitest';
import { listKey, parseListLocation, webAddresses } from '#domain/lists/listLocation.ts';

const keyOf = (text: string): string | undefined => {
  const location = parseListLocation(text);
  return location.ok ? listKey(location.value) : undefined;
};

const addressesOf = (text: string): readonly string[] => {
  const location = parseListLocation(text);
  return location.ok && location.value.kind !== 'ens'
    ? webAddresses(location.value, ['https://one.example', 'https://two.example'])
    : [];
};

describe("'List location must be an address, URL or ENS name'", () => {
  it.each([
    ['https://lists.example/list.json?v=2', 'https://lists.example/list.json?v=2'],
    ['  HTTPS://Lists.Example/list.json ', 'https://lists.example/list.json'],
    ['http://127.0.0.1:8080/list.json', 'http://127.0.0.1:8080/list.json'],
    ['ipfs://QmHash', 'ipfs://QmHash'],
    ['ipfs://ipfs/QmHash/list.json', 'ipfs://QmHash/list.json'],
    ['IPNS://tokens.uniswap.org', 'ipns://tokens.uniswap.org'],
    ['tokenlist.aave.eth', 'tokenlist.aave.eth'],
    ['ens://Tokenlist.Aave.eth/v2.json', 'tokenlist.aave.eth/v2.json'],
  ])('takes %s', (text, key) => {
    expect(keyOf(text)).toBe(key);
    expect(keyOf(key)).toBe(key);
  });

  it.each(['', '   ', 'nonsense', 'list.json', 'https://', 'https://a b', 'https://user:word@lists.example', '.eth'])(
    "'Enter valid list location' is the error for %j",
    (text) => {
      expect(parseListLocation(text)).toEqual({ ok: false, error: 'invalid' });
    },
  );

  it.each(['ftp://lists.example/list.json', 'file:///etc/passwd', 'data://text', 'blob://x'])(
    "'Unrecognized list URL protocol.' is the error for %s",
    (text) => {
      expect(parseListLocation(text)).toEqual({ ok: false, error: 'protocol' });
    },
  );

  it('refuses script addresses', () => {
    expect(parseListLocation('javascript:alert(1)').ok).toBe(false);
    expect(parseListLocation(`https://lists.example/${'x'.repeat(3000)}`).ok).toBe(false);
  });
});

describe('alternative gateways tried in order', () => {
  it('content has an address at each gateway', () => {
    expect(addressesOf('ipfs://QmHash')).toEqual([
      'https://one.example/ipfs/QmHash/',
      'https://two.example/ipfs/QmHash/',
    ]);
    expect(addressesOf('ipns://tokens.example/list.json')[1]).toBe('https://two.example/ipns/tokens.example/list.json');
  });

  it('an http address is tried as https first', () => {
    expect(addressesOf('http://lists.example/')).toEqual(['https://lists.example/', 'http://lists.example/']);
    expect(addressesOf('https://lists.example/')).toEqual(['https://lists.example/']);
    expect(addressesOf('http://localhost.example/')).toHaveLength(2);
  });

  it.each(['http://127.0.0.1:8590/list.json', 'http://localhost/', 'http://[::1]:80/'])(
    'an address of this machine is tried as it is: %s',
    (url) => {
      expect(addressesOf(url)).toEqual([new URL(url).href]);
    },
  );
});
