import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isConnecting } from '#reads/wallet/useWallet.ts';

/**
 * Shows "Connecting" while a wallet is being connected. Must be called while rendering, so that a change of the session
 * renders again.
 */
export const connectWords = (): MessageDescriptor => (isConnecting() ? msg`Connecting` : msg`Connect Wallet`);
