import type { Plugin } from 'vite';

/** Functions or classes that are never called. */
const absent = (names: readonly string[]): string =>
  [
    "const absent = () => { throw new Error('This part of WalletConnect is not in the build'); };",
    ...names.map((name) => `export const ${name} = absent;`),
  ].join('\n');

/**
 * Unused parts of WalletConnect's libraries: sign-in by signature (`ox`, 16 kB), and transactions of other chains
 * (`@msgpack/msgpack`, `blakejs`). Its own node requests are unused too, since reads go through ours only.
 */
const unused: Readonly<Record<string, string>> = {
  ox: absent(['Secp256k1', 'Signature']),
  '@msgpack/msgpack': absent(['encode', 'decode']),
  blakejs: absent(['blake2b']),
  '@walletconnect/jsonrpc-http-connection': 'export class HttpConnection {}\nexport default HttpConnection;',
};

/** Leaves parts of WalletConnect's libraries that this application does not use out of the build: 28 kB less. */
export const walletConnectLibrary = (): Plugin => ({
  name: 'wallet-connect-library',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source in unused && importer?.includes('/@walletconnect/') ? `\0wallet-connect:${source}` : undefined,
  load: (id) => (id.startsWith('\0wallet-connect:') ? unused[id.slice('\0wallet-connect:'.length)] : undefined),
});
