import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const wrongNetworkWords = (canPress: boolean): MessageDescriptor =>
  canPress ? msg`Switch to Polygon` : msg`Wrong Network`;
