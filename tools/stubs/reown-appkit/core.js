/** WalletConnect's ready-made window is never opened (`showQrModal: false`), and its 320 MB of packages are not installed. */
export const createAppKit = () => {
  throw new Error('AppKit is not part of this application.');
};
