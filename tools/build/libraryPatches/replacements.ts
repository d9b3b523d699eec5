/** Replaces a library's dependency by the few lines it uses, or by a stub. */
export interface Replacement {
  /** Importing library, and the checked version. */
  readonly library: string;
  readonly version: string;
  /** Modules that the library imports. */
  readonly imported: readonly string[];
  readonly code: string;
}

const unusedExports = (...names: readonly string[]): string =>
  [
    "const unused = () => { throw new Error('This part of the library is not in the build'); };",
    ...names.map((name) => `export const ${name} = unused;`),
  ].join('\n');

/** Uses a hash that the application loads in any case. */
const checksum = `
  import { keccak_256 } from '@noble/hashes/sha3.js';
  import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
  export const keccak256 = (bytes) => '0x' + bytesToHex(keccak_256(Uint8Array.from(bytes)));
  export const arrayify = (hex) => hexToBytes(hex.slice(2));
`;

/** The Safe's messenger creates it on load to verify messages, but this application signs none. */
const messageParts = `
  const unused = () => { throw new Error('Signed messages are not verified here'); };
  exports.ethers = {
    utils: {
      Interface: class { encodeFunctionData = unused },
      arrayify: unused,
      hashMessage: unused,
      _TypedDataEncoder: { hash: unused },
    },
  };
`;

const WALLETCONNECT = { library: '@walletconnect/utils', version: '2.25.0' };

export const replacements: readonly Replacement[] = [
  {
    library: '@web3-react/core',
    version: '6.1.9',
    imported: ['@ethersproject/keccak256', '@ethersproject/bytes'],
    code: checksum,
  },
  {
    library: '@gnosis.pm/safe-apps-sdk',
    version: '7.8.0',
    imported: ['ethers'],
    code: messageParts,
  },
  // Sign-in by signature.
  { ...WALLETCONNECT, imported: ['ox'], code: unusedExports('Secp256k1', 'Signature') },
  // Transactions of other chains.
  { ...WALLETCONNECT, imported: ['@msgpack/msgpack'], code: unusedExports('encode', 'decode') },
];
