import type { Plugin } from 'vite';

/** Checksum functions of the wallet library, built on a hash that is loaded anyway: 6 kB less. */
const checksumParts = `
  import { keccak_256 } from '@noble/hashes/sha3.js';
  import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
  export const keccak256 = (bytes) => '0x' + bytesToHex(keccak_256(Uint8Array.from(bytes)));
  export const arrayify = (hex) => hexToBytes(hex.slice(2));
`;
/** Part of Node's events that its connectors use: 2 kB less. */
const eventParts = `
  export function EventEmitter() {}
  EventEmitter.prototype = {
    on(name, listener) {
      this.heard = { ...this.heard, [name]: [...(this.heard?.[name] ?? []), listener] };
      return this;
    },
    off(name, listener) {
      this.heard = { ...this.heard, [name]: (this.heard?.[name] ?? []).filter((one) => one !== listener) };
      return this;
    },
    emit(name, ...values) {
      const listeners = this.heard?.[name] ?? [];
      listeners.forEach((listener) => listener.apply(this, values));
      return listeners.length > 0;
    },
  };
`;
const walletParts: readonly { readonly of: RegExp; readonly from: string; readonly code: string }[] = [
  { of: /^@ethersproject\/(keccak256|bytes)$/, from: '@web3-react/core', code: checksumParts },
  { of: /^events$/, from: '@web3-react/abstract-connector', code: eventParts },
];
/** Replaces dependencies of the wallet library by the few lines that it uses of them. */
export const walletLibrary = (): Plugin => ({
  name: 'wallet-library',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const index = walletParts.findIndex(({ of, from }) => of.test(source) && importer?.includes(from));
    return index < 0 ? undefined : `\0wallet-library-${index}`;
  },
  load: (id) => walletParts.find((_, index) => id === `\0wallet-library-${index}`)?.code,
});
