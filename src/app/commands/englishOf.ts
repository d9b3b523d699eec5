import type { MessageDescriptor } from '@lingui/core';

/** Source text without placeholders: a build compiles it into a list of its parts. */
export const englishOf = ({ message }: MessageDescriptor): string =>
  ([message] as readonly unknown[])
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');
