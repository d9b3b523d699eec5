import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isConnecting } from '#reads/wallet/useWallet.ts';

/** While a wallet is being connected, nobody has to do it. Call while rendering: each change of the session draws again. */
export const connectWords = (): MessageDescriptor => (isConnecting() ? msg`Connecting` : msg`Connect Wallet`);
