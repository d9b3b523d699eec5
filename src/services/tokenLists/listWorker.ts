import type { ListProblem } from '#domain/lists/types.ts';
import { err } from '#lib/result.ts';
import { fetchTokenList } from './fetchTokenList.ts';
import type { TokenListRequest } from './fetchTokenList.ts';

// Reading and checking a large list takes long, so it runs in a worker and the page stays responsive.
self.addEventListener('message', ({ data }: MessageEvent<TokenListRequest>) => {
  void fetchTokenList(data)
    .catch(() => err<ListProblem>({ code: 'invalid', details: 'it could not be checked to its end' }))
    .then((result) => self.postMessage(result));
});
