import { computePairAddress } from '@uniswap/v2-sdk';
import { Token } from '@uniswap/sdk-core';
import { getAddress, keccak256, solidityPacked } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyId, isUnknownId, sameCurrency, wrappedOf } from '#domain/tokens/currency.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { NativeCurrency, Token as OurToken } from '#domain/tokens/types.ts';

const WMATIC = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const UNISWAP_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';

const anyAddress = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })
  .map((digits) => `0x${digits.join('')}` as const);

describe('addresses', () => {
  it('carry the checksum of ethers', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(toChecksumAddress(address)).toBe(getAddress(address));
      }),
    );
  });

  it.each([
    ['checksummed', USDC, USDC],
    ['lower case', USDC.toLowerCase(), USDC],
    ['upper case', `0x${USDC.slice(2).toUpperCase()}`, USDC],
    ['with a capital X', USDC.replace('0x', '0X'), USDC],
    ['with whitespace around', ` ${USDC}\n`, USDC],
    ['with a wrong letter', USDC.replace('Bca1', 'bca1'), undefined],
    ['with the prefix of a Safe', `matic:${USDC}`, USDC],
    ['with the id of the chain', `137:${USDC}`, USDC],
    ['with the newer prefix', `POL:${USDC.toLowerCase()}`, USDC],
    ["with the chain's name", `polygon: ${USDC}`, USDC],
    ['with a prefix and a wrong letter', `matic:${USDC.replace('Bca1', 'bca1')}`, undefined],
    ['of Ethereum', `eth:${USDC}`, undefined],
    ['of an unknown chain', `abc:${USDC}`, undefined],
    ['with two prefixes', `matic:matic:${USDC}`, undefined],
    ['too short', USDC.slice(0, 41), undefined],
    ['without 0x', USDC.slice(2), undefined],
    ['not hex', `0x${'g'.repeat(40)}`, undefined],
  ])('are read or refused as typed: %s', (_, text, address) => expect(parseTypedAddress(text)).toBe(address));

  it('are read from chains, files and stores as 0x and 40 digits only', () => {
    expect([USDC, USDC.toLowerCase()].map(parseAddress)).toEqual([USDC, USDC]);
    const others = [` ${USDC}`, `matic:${USDC}`, `${USDC}@137`, USDC.replace('Bca1', 'bca1'), `0x${USDC.slice(2, -1)}`];
    expect(others.map(parseAddress)).toEqual(others.map(() => undefined));
  });

  it('have a wrong checksum once the case of one letter is mistyped', () => {
    fc.assert(
      fc.property(anyAddress, fc.nat(39), (address, place) => {
        const right = toChecksumAddress(address);
        const at = place + 2;
        const letter = right.charAt(at);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const wrong = right.slice(0, at) + other + right.slice(at + 1);
        const isPlain = [wrong.slice(2).toLowerCase(), wrong.slice(2).toUpperCase()].includes(wrong.slice(2));
        expect(addressFault(right)).toBe(undefined);
        expect(addressFault(` ${wrong} `)?.code).toBe(other !== letter && !isPlain ? 'wrongChecksum' : undefined);
      }),
    );
    expect(addressFault(USDC.slice(0, -1))).toBe(undefined);
  });

  it.each([
    [`eth:${USDC}`, 'Ethereum'],
    [`BNB:${USDC}`, 'BNB Smart Chain'],
    [`arb1:${USDC}`, 'Arbitrum'],
    [`oeth:${USDC.toLowerCase()}`, 'Optimism'],
    [`base:${USDC}`, 'Base'],
    [`avax:${USDC}`, 'Avalanche'],
    [`gno:${USDC}`, 'Gnosis'],
    [`ftm:${USDC}`, 'Fantom'],
    [`somechain:${USDC}`, 'somechain'],
  ])('%s belongs to another chain', (text, chain) => expect(addressFault(text)).toEqual({ code: 'otherChain', chain }));

  it.each(['eth:alice', 'https://example.org', `constructor:${USDC.slice(0, 20)}`, 'matic:'])(
    '%s does not look like an address',
    (text) => expect([parseTypedAddress(text), addressFault(text)]).toEqual([undefined, undefined]),
  );

  it.each([
    `https://polygonscan.com/address/${USDC}`,
    `polygonscan.com/token/${USDC.toLowerCase()}#code`,
    `https://www.polygonscan.com/address/${USDC}#tokentxns`,
    `https://polygon.blockscout.com/address/${USDC}?tab=txs`,
    `eip155:137:${USDC}`,
    `ethereum:${USDC}@137`,
    `ethereum:pay-${USDC}@137?value=1e18`,
    `\u200b${USDC}\u200b\n`,
    `<${USDC}>`,
    `"${USDC}",`,
    `(${USDC}).`,
    `${USDC} (USD Coin)`,
    `${USDC}(USDC)`,
    `alice.eth (${USDC})`,
    `Account 1 <${USDC}>`,
    `to my wallet ${USDC}, please`,
    `polygon:${USDC}?amount=5`,
    `Address: ${USDC}`,
    `My address: ${USDC}`,
    `To:\n${USDC}`,
    `Wallet: matic:${USDC}`,
    `<https://polygonscan.com/address/${USDC}>`,
  ])('reads the address of %j, as people copy it', (text) => {
    expect([parseTypedAddress(text), addressFault(text)]).toEqual([USDC, undefined]);
  });

  it.each([
    [`https://etherscan.io/address/${USDC}`, { code: 'unknownSite', site: 'etherscan.io' }],
    [`https://optimistic.etherscan.io/address/${USDC}`, { code: 'unknownSite', site: 'optimistic.etherscan.io' }],
    [`https://amoy.polygonscan.com/address/${USDC}`, { code: 'unknownSite', site: 'amoy.polygonscan.com' }],
    [`https://polygonscan.com.evil.org/address/${USDC}`, { code: 'unknownSite', site: 'polygonscan.com.evil.org' }],
    [`https://evil.org/https://polygonscan.com/address/${USDC}`, { code: 'unknownSite', site: 'evil.org' }],
    [`eip155:1:${USDC}`, { code: 'otherChain', chain: 'Ethereum' }],
    [`To: eth:${USDC}`, { code: 'otherChain', chain: 'Ethereum' }],
    [`Avalanche: ${USDC}`, { code: 'otherChain', chain: 'avalanche' }],
    [`Address: https://etherscan.io/address/${USDC}`, { code: 'unknownSite', site: 'etherscan.io' }],
    [`To: ${USDC}\nFrom: ${WMATIC}`, { code: 'twoAddresses' }],
    [`Address: ${USDC.replace('Bca1', 'bca1')}`, { code: 'wrongChecksum' }],
    [`ethereum:${USDC}@324`, { code: 'otherChain', chain: 'zkSync' }],
    [`eip155:5:${USDC}`, { code: 'otherChain', chain: '5' }],
    [`https://polygonscan.com/token/${USDC}?a=${WMATIC}`, { code: 'twoAddresses' }],
    [`ethereum:${USDC}@137/transfer?address=${WMATIC}`, { code: 'twoAddresses' }],
    [`${USDC} ${WMATIC}`, { code: 'twoAddresses' }],
    [`https://polygonscan.com/tx/${UNISWAP_HASH}`, { code: 'longHex' }],
    [UNISWAP_HASH, { code: 'longHex' }],
    [UNISWAP_HASH.slice(2), { code: 'longHex' }],
    ['0x2791…4174', { code: 'shortened' }],
    ['0x2791...4174', { code: 'shortened' }],
  ])('refuses %s with its reason', (text, fault) => {
    expect([parseTypedAddress(text), addressFault(text)]).toEqual([undefined, fault]);
  });

  it('names an unknown prefix as it is, even one that objects have', () => {
    expect(addressFault(`constructor:${USDC}`)).toEqual({ code: 'otherChain', chain: 'constructor' });
  });

  it('sort as numbers', () => {
    expect([sortsBefore(WMATIC, USDC), sortsBefore(USDC, WMATIC)]).toEqual([true, false]);
  });
});

describe('the address of a pair', () => {
  it('is the one @uniswap/v2-sdk works out, in either order', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, anyAddress, (factory, a, b) => {
        fc.pre(a !== b);
        const pair = pairAddress(factory, UNISWAP_HASH, a, b);
        const tokenA = new Token(137, a, 18);
        expect(pair).toBe(computePairAddress({ factoryAddress: factory, tokenA, tokenB: new Token(137, b, 18) }));
        expect(pairAddress(factory, UNISWAP_HASH, b, a)).toBe(pair);
        expect(() => pairAddress(factory, UNISWAP_HASH, a, toChecksumAddress(a))).toThrow(
          'Addresses should not be equal',
        );
      }),
    );
  });

  it("takes the factory's own code hash", () => {
    const hash = keccak256('0x01');
    const packed = solidityPacked(
      ['bytes1', 'address', 'bytes32', 'bytes32'],
      ['0xff', WMATIC, keccak256(solidityPacked(['address', 'address'], [WMATIC, USDC])), hash],
    );
    expect(pairAddress(WMATIC, `0x${hash.slice(2)}`, USDC, WMATIC)).toBe(
      getAddress(`0x${keccak256(packed).slice(26)}`),
    );
  });
});

describe('currencies', () => {
  const matic: NativeCurrency = { kind: 'native', chainId: 137, decimals: 18, symbol: 'MATIC', name: 'Matic' };
  const wmatic: OurToken = {
    kind: 'token',
    chainId: 137,
    address: WMATIC,
    decimals: 18,
    symbol: 'WMATIC',
    name: 'Wrapped Matic',
  };
  const usdc: OurToken = { kind: 'token', chainId: 137, address: USDC, decimals: 6, symbol: 'USDC', name: 'USD Coin' };

  it('the native coin is ETH in a URL and its wrapped token in pools', () => {
    expect([currencyId(matic), currencyId(usdc)]).toEqual(['ETH', USDC]);
    expect([wrappedOf(matic, wmatic), wrappedOf(usdc, wmatic)]).toEqual([wmatic, usdc]);
  });

  it('the equality check requires the same chain', () => {
    expect(sameCurrency(usdc, { ...usdc, name: 'other' })).toBe(true);
    expect(sameCurrency(usdc, { ...usdc, chainId: 1 })).toBe(false);
    expect(sameCurrency(matic, wmatic)).toBe(false);
  });
});

it('a URL names a currency by ETH in any case or by an address', () => {
  for (const id of ['ETH', 'Eth', 'eth', USDC, USDC.toLowerCase()]) expect(isUnknownId(id)).toBe(false);
  for (const id of ['0xnonsense', '', 'MATIC']) expect(isUnknownId(id)).toBe(true);
});
