import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Button text while the wallet is on another network: the action, or the problem if the wallet cannot switch. */
export const wrongNetworkWords = (canPress: boolean): MessageDescriptor =>
  canPress ? msg`Switch to Polygon` : msg`Wrong Network`;
