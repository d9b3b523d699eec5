import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Stub of the parts that the Safe's messenger creates on load. It verifies signed messages with them, which this
 * application does not.
 */
const ethersParts = `
  const unused = () => {
    throw new Error('Signed messages are not verified here');
  };
  exports.ethers = {
    utils: {
      Interface: class { encodeFunctionData = unused },
      arrayify: unused,
      hashMessage: unused,
      _TypedDataEncoder: { hash: unused },
    },
  };
`;
/**
 * Stub of the base class that the package's connector extends; ours only uses that connector. Without the stub, the
 * first page exports its own base class to it.
 */
const connectorParts = 'exports.AbstractConnector = class {};';

/**
 * Messages contain the version of the package. The rest of its `package.json`, and its client for the Safe's service,
 * are unused.
 */
const versionParts = `exports.version = '${(createRequire(import.meta.url)('@gnosis.pm/safe-apps-sdk/package.json') as { version: string }).version}';`;
const gatewayParts =
  'exports.Operation = exports.TokenType = exports.TransactionStatus = exports.TransferDirection = {};';

const SDK = '/@gnosis.pm/safe-apps-sdk/';
const parts: readonly { readonly of: string; readonly from: string; readonly code: string }[] = [
  { of: 'ethers', from: SDK, code: ethersParts },
  { of: '../package.json', from: SDK, code: versionParts },
  { of: '@gnosis.pm/safe-react-gateway-sdk', from: SDK, code: gatewayParts },
  { of: '@web3-react/abstract-connector', from: '/@gnosis.pm/safe-apps-web3-react/', code: connectorParts },
];

/** Keeps out of what a framed page loads a second ethers (120 kB), and what it does not use. */
export const safeLibrary = (): Plugin => ({
  name: 'safe-library',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const index = parts.findIndex(({ of, from }) => of === source && importer?.includes(from));
    return index < 0 ? undefined : `\0safe-library-${index}`;
  },
  load: (id) => parts.find((_, index) => id === `\0safe-library-${index}`)?.code,
});
