import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const OTHER = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';

const anyAddress = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })
  .map((digits) => toChecksumAddress(`0x${digits.join('')}`));

/** Texts around an address, which `~` marks. */
const READ = [
  '@~',
  '[x](https://polygonscan.com/address/~)',
  '[~](https://polygonscan.com/address/~)',
  '[my Safe](https://app.safe.global/home?safe=matic:~)',
  'Send it to https://polygonscan.com/address/~ please',
  'My account: https://polygonscan.com/token/~?a=1#code, thanks',
  'polygon.blockscout.com/address/~',
  'https://polygonscan.com/nft/~/12',
  'https://app.safe.global/home?safe=matic:~',
  'https://app.safe.global/transactions/queue?safe=matic:~',
  'https://app.safe.global/matic:~/balances',
  'To:\n~\nFrom:',
  'To:\r\n~\r\nFrom:\r\n',
  'Recipient: ~',
  'Account: ~',
  'Wallet address: ~',
  'My wallet address:\n~',
  'Recipient address : ~',
  'To:https://polygonscan.com/address/~',
  'To polygon.blockscout.com/address/~',
  'Polygon address: ~',
  'Address (Polygon): ~',
  'Send to matic:~',
  'eip155:137:~',
  '**To:** ~',
  '"address": "~"',
  'Is it ~?',
];

const ETHEREUM = { code: 'otherChain', chain: 'Ethereum' };

describe('copied text', () => {
  it.each(READ)('has the one address of %j', (around) => {
    fc.assert(
      fc.property(anyAddress, fc.boolean(), (address, isLower) => {
        const text = around.replaceAll('~', isLower ? address.toLowerCase() : address);
        expect([parseTypedAddress(text), addressFault(text)]).toEqual([address, undefined]);
      }),
    );
  });

  it.each([
    ['eth : ~', ETHEREUM],
    ['ETH:\n~', ETHEREUM],
    ['To:\neth:~\nFrom:', ETHEREUM],
    ['eth: matic:~', ETHEREUM],
    ['matic:eth:~', ETHEREUM],
    ['ethereum:~@1', ETHEREUM],
    ['https://app.safe.global/home?safe=eth:~', ETHEREUM],
    ['https://app.safe.global/eth:~/balances', ETHEREUM],
    ['https://polygonscan.com/eth:~', ETHEREUM],
    ['Polygon zkEVM: ~', { code: 'otherChain', chain: 'Polygon zkEVM' }],
    ['Network: Ethereum\nAddress: ~', { code: 'otherChain', chain: 'network' }],
    ['[~](https://etherscan.io/address/~)', { code: 'unknownSite', site: 'etherscan.io' }],
    [
      '[https://polygonscan.com/address/~](https://etherscan.io/address/~)',
      { code: 'unknownSite', site: 'etherscan.io' },
    ],
    ['evil.org/(polygonscan.com/address/~)', { code: 'unknownSite', site: 'evil.org' }],
    ['https://evil.org#~', { code: 'unknownSite', site: 'evil.org' }],
    ['https://evil.org?x=~', { code: 'unknownSite', site: 'evil.org' }],
    ['https://evil.org/app.safe.global/matic:~', { code: 'unknownSite', site: 'evil.org' }],
    ['https://evil.app.safe.global/home?safe=matic:~', { code: 'unknownSite', site: 'evil.app.safe.global' }],
    ['to.evil.org/~', { code: 'unknownSite', site: 'to.evil.org' }],
    ['Ethereum address: ~', undefined],
    ['Avalanche C-Chain: ~', undefined],
    ['(eth): ~', undefined],
    ['{"eth":"~"}', undefined],
    ['https://evil.org:8080/~', undefined],
    [`~ ${OTHER}`, { code: 'twoAddresses' }],
    [`[${OTHER}](https://polygonscan.com/address/~)`, { code: 'twoAddresses' }],
  ])('is refused as %j', (around, fault) => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const text = around.replaceAll('~', address);
        expect([parseTypedAddress(text), addressFault(text)]).toEqual([undefined, fault]);
      }),
    );
  });

  it('is refused in any surroundings if it is of another chain', () => {
    const chains = [
      'eth:',
      'Avalanche: ',
      'arb1:',
      'https://etherscan.io/address/',
      'https://evil.org/?a=',
      'eip155:1:',
    ];
    fc.assert(
      fc.property(anyAddress, fc.constantFrom(...READ), fc.constantFrom(...chains), (address, around, chain) => {
        expect(parseTypedAddress(around.replaceAll('~', chain + address))).toBe(undefined);
      }),
    );
  });

  it('is refused in any surroundings if its checksum is wrong', () => {
    const wrong = OTHER.replace('B1d', 'b1d');
    for (const around of READ) {
      expect([around, addressFault(around.replaceAll('~', wrong))]).toEqual([around, { code: 'wrongChecksum' }]);
    }
  });

  it('yields no address that it does not have', () => {
    const part = fc.oneof(
      anyAddress,
      anyAddress.map((address) => address.slice(0, 20)),
      anyAddress.map((address) => address.slice(20)),
      fc.constantFrom(...READ, 'https://', 'eip155:', '137', '@', ':', '/', '\n', ' ', '\u200b', '0x', 'matic:', '-'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join('');
        const seen = text.replaceAll('\u200b', '').toLowerCase();
        const read = parseTypedAddress(text);
        expect(read === undefined || seen.includes(read.toLowerCase())).toBe(true);
      }),
    );
  });
});
