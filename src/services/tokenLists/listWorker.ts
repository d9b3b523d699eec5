import { fetchTokenList } from './fetchTokenList.ts';
import type { TokenListRequest } from './fetchTokenList.ts';

// Reading and checking a large list takes long: it happens beside the page, which stays responsive.
self.addEventListener('message', ({ data }: MessageEvent<TokenListRequest>) => {
  void fetchTokenList(data).then((result) => self.postMessage(result));
});
