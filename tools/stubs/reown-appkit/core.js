/** WalletConnect's window is never opened (`showQrModal: false`), so its 320 MB of packages are not installed. */
export const createAppKit = () => {
  throw new Error('AppKit is not part of this application.');
};
