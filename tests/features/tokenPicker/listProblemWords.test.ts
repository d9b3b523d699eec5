import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { ListProblem } from '#domain/lists/types.ts';
import { listProblemWords } from '#features/tokenPicker/manage/listProblemWords.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const textOf = (problem: ListProblem): string =>
  listProblemWords(problem)
    .map((words) => i18n._(words))
    .join(' ');
const url = 'https://lists.example/a.json';

describe('the texts of the specification for a list that cannot be had', () => {
  it.each<readonly [ListProblem, string]>([
    [{ code: 'ensNotResolved', name: 'a.eth' }, 'Failed to resolve ENS name: a.eth'],
    [{ code: 'contentHash', hash: '0xe40101' }, 'Failed to translate contenthash to URI: 0xe40101'],
    [{ code: 'noEns' }, 'Could not construct mainnet ENS resolver'],
    [{ code: 'protocol' }, 'Unrecognized list URL protocol.'],
    [{ code: 'invalid', details: '#/name: wrong' }, 'Token list failed validation: #/name: wrong'],
    [
      { code: 'download', url, cause: { code: 'status', status: 404 } },
      `Failed to download list ${url} The server returned HTTP error 404.`,
    ],
    [
      { code: 'download', url, cause: { code: 'timeout', seconds: 15 } },
      `Failed to download list ${url} The server didn't respond within 15 seconds.`,
    ],
    [
      { code: 'download', url, cause: { code: 'tooLarge', megabytes: 10 } },
      `Failed to download list ${url} The file is larger than 10 MB.`,
    ],
    [
      { code: 'download', url, cause: { code: 'notJson' } },
      `Failed to download list ${url} The file is not valid JSON.`,
    ],
    [
      { code: 'download', url, cause: { code: 'unreachable' } },
      `Failed to download list ${url} No response, or the server blocks other sites.`,
    ],
  ])('name the problem %o', (problem, words) => {
    expect(textOf(problem)).toBe(words);
  });
});
