import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnFileProblem } from '#domain/tokens/ownFile.ts';

type Code = OwnFileProblem['code'];
type Words = { readonly [C in Code]: (problem: Extract<OwnFileProblem, { readonly code: C }>) => MessageDescriptor };

const words: Words = {
  tooLarge: ({ megabytes }) => msg`The file is larger than ${megabytes} MB. Nothing was added.`,
  notJson: () => msg`The file is not JSON: it may be damaged. Nothing was added.`,
  otherFile: () => msg`This file was not exported from this exchange. Nothing was added.`,
  newerVersion: () => msg`The file was saved by a newer release of this exchange. Reload the page and try again.`,
};

export const ownFileWords = (problem: OwnFileProblem): MessageDescriptor =>
  (words[problem.code] as (problem: OwnFileProblem) => MessageDescriptor)(problem);
