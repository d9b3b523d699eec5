import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** On a button while the wallet is on another network: what a press does, or what is wrong where the wallet can't switch. */
export const wrongNetworkWords = (canPress: boolean): MessageDescriptor =>
  canPress ? msg`Switch to Polygon` : msg`Wrong Network`;
