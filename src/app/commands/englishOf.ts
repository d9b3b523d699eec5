import type { MessageDescriptor } from '@lingui/core';

/** A text without placeholders as it is written in the source: a build compiles it into a list of its parts. */
export const englishOf = ({ message }: MessageDescriptor): string =>
  ([message] as readonly unknown[])
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');
