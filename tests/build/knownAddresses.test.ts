import { expect, it } from 'vitest';
import { getAddress } from 'ethers';
import { addressesIn } from '../../tools/build/knownAddresses.ts';

const address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';

it('addresses of any case are known by their checksummed form, each once', () => {
  expect(addressesIn(`a=${address.toLowerCase()}, ["${address}"] 0x${address.slice(2).toUpperCase()}`)).toEqual([
    getAddress(address),
  ]);
});

it('longer hexadecimal text, such as a hash, is no address', () => {
  expect(addressesIn(`0x${'ab'.repeat(32)} 0x12`)).toEqual([]);
});
