import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { walletSession } from '#chain/connectors/walletSession.ts';

/** While the last visit's wallet is restored, nobody has to connect. Call while rendering: its end draws again. */
export const connectWords = (): MessageDescriptor =>
  walletSession.current().phase === 'restoring' ? msg`Connecting` : msg`Connect Wallet`;
