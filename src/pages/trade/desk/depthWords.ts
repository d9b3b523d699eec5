import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DepthPlace } from '#domain/desk/deskLayout.ts';

export const depthWords: Readonly<Record<DepthPlace, MessageDescriptor>> = {
  tab: msg`In its tab`,
  below: msg`Below the chart`,
  instead: msg`Instead of it`,
};
