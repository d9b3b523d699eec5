import type { Plugin } from 'vite';

/** What the Safe's library builds when it loads; it verifies signed messages with it, which this application does not. */
const UNUSED_PARTS = `
  const unused = () => {
    throw new Error('Signed messages are not verified here');
  };
  export const ethers = {
    utils: {
      Interface: class { encodeFunctionData = unused },
      arrayify: unused,
      hashMessage: unused,
      _TypedDataEncoder: { hash: unused },
    },
  };
`;
const ID = '\0safe-library-ethers';

/** Keeps a second ethers out of what a framed page loads: 120 kB. */
export const safeLibrary = (): Plugin => ({
  name: 'safe-library',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'ethers' && importer?.includes('/@gnosis.pm/safe-apps-sdk/') ? ID : undefined,
  load: (id) => (id === ID ? UNUSED_PARTS : undefined),
});
