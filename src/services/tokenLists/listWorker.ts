import type { ListProblem } from '#domain/lists/types.ts';
import { completePlatform } from '#lib/olderEngines.ts';
import { err } from '#lib/result.ts';
import { fetchTokenList, type TokenListRequest } from './fetchTokenList.ts';

completePlatform();

// Large lists take long to check, so this worker keeps the page responsive.
self.addEventListener('message', ({ data }: MessageEvent<TokenListRequest>) => {
  void fetchTokenList(data)
    .catch(() => err<ListProblem>({ code: 'invalid', details: 'it could not be checked to its end' }))
    .then((result) => self.postMessage(result));
});
