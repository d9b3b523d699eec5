import { listKey } from '#domain/lists/listLocation.ts';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { err, type Result } from '#lib/result.ts';
import type { TokenListRequest } from './fetchTokenList.ts';
import ListWorker from './listWorker.ts?worker';

const CHECK_MS = 10_000;

/** The worker is terminated afterwards, even if the list hangs it. */
export const fetchInWorker = (request: TokenListRequest): Promise<Result<TokenList, ListProblem>> =>
  new Promise((resolve) => {
    const worker = new ListWorker();
    const tries = Math.max(2, request.gateways.length);
    const maxMs = request.limits.milliseconds * tries + CHECK_MS;
    const end = (result: Result<TokenList, ListProblem>): void => {
      clearTimeout(deadline);
      worker.terminate();
      resolve(result);
    };
    const failed = (code: 'timeout' | 'unreachable'): void =>
      end(
        err({
          code: 'download',
          url: listKey(request.location),
          cause: code === 'timeout' ? { code, seconds: maxMs / 1000 } : { code },
        }),
      );
    const deadline = setTimeout(() => failed('timeout'), maxMs);
    worker.addEventListener('message', ({ data }: MessageEvent<Result<TokenList, ListProblem>>) => end(data));
    worker.addEventListener('error', () => failed('unreachable'));
    worker.postMessage(request);
  });
