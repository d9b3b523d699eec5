import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DownloadCause, ListProblem } from '#domain/lists/types.ts';

type Words<P extends { readonly code: string }> = {
  readonly [C in P['code']]: (problem: Extract<P, { readonly code: C }>) => MessageDescriptor;
};

const wordsFrom = <P extends { readonly code: string }>(words: Words<P>, problem: P): MessageDescriptor => {
  const entry = words[problem.code as P['code']] as (problem: P) => MessageDescriptor;
  return entry(problem);
};

const listWords: Words<ListProblem> = {
  ensNotResolved: ({ name }) => msg`Failed to resolve ENS name: ${name}`,
  contentHash: ({ hash }) => msg`Failed to translate contenthash to URI: ${hash}`,
  noEns: () => msg`Could not construct mainnet ENS resolver`,
  protocol: () => msg`Unrecognized list URL protocol.`,
  download: ({ url }) => msg`Failed to download list ${url}`,
  invalid: ({ details }) => msg`Token list failed validation: ${details}`,
};

const causeWords: Words<DownloadCause> = {
  unreachable: () => msg`No response, or the server blocks other sites.`,
  timeout: ({ seconds }) => msg`The server didn't respond within ${seconds} seconds.`,
  status: ({ status }) => msg`The server returned HTTP error ${status}.`,
  tooLarge: ({ megabytes }) => msg`The file is larger than ${megabytes} MB.`,
  notJson: () => msg`The file is not valid JSON.`,
};

/** Source: spec 000 section 8. */
export const listProblemWords = (problem: ListProblem): readonly MessageDescriptor[] => [
  wordsFrom(listWords, problem),
  ...(problem.code === 'download' ? [wordsFrom(causeWords, problem.cause)] : []),
];
