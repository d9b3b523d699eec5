import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What the Safe's messenger builds when it loads; it verifies signed messages with it, which this application does not. */
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
/** The package's connector is used by ours and is none itself: without this the first page exports its own one to it. */
const connectorParts = 'exports.AbstractConnector = class {};';

/** The messages name the version of the package; the rest of its `package.json`, and its client for the Safe's service, are not used. */
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
