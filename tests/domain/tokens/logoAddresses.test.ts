import { describe, expect, it } from 'vitest';
import { parseListLocation, type WebLocation } from '#domain/lists/listLocation.ts';
import { logoAddresses } from '#domain/tokens/logoAddresses.ts';

const token = { chainId: 137, address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' } as const;
const everywhere = {
  gateways: ['https://one.example', 'https://two.example'],
  base: 'https://pictures.example/tokens',
  repository: 'https://assets.example/{address}/logo.png',
};
const nowhere = { gateways: [], base: undefined, repository: undefined };

const at = (text: string): WebLocation => {
  const location = parseListLocation(text);
  if (!location.ok || location.value.kind === 'ens') throw new Error(`${text} is no address on the web`);
  return location.value;
};

describe('a logo resolves from a location, a static path by chain and lowercased address, or an asset repository', () => {
  it('the addresses come in this order', () => {
    expect(logoAddresses(at('ipfs://QmLogo/usdc.png'), token, everywhere)).toEqual([
      'https://one.example/ipfs/QmLogo/usdc.png',
      'https://two.example/ipfs/QmLogo/usdc.png',
      'https://pictures.example/tokens/137/0x2791bca1f2de4661ed88a30c99a7a9449aa84174.png',
      'https://assets.example/0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174/logo.png',
    ]);
  });

  it('only configured sources have addresses', () => {
    expect(logoAddresses(undefined, token, nowhere)).toEqual([]);
    expect(logoAddresses(undefined, undefined, everywhere)).toEqual([]);
    expect(logoAddresses(at('https://list.example/a.svg'), undefined, nowhere)).toEqual(['https://list.example/a.svg']);
  });
});
