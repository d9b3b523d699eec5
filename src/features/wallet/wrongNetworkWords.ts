import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names the problem if the wallet cannot switch. */
export const wrongNetworkWords = (canPress: boolean): MessageDescriptor =>
  canPress ? msg`Switch to Polygon` : msg`Wrong Network`;
