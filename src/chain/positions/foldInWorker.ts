import type { LedgerProblem } from '#domain/liquidity/ledger.ts';
import type { Result } from '#lib/result.ts';
import type { FoldedPosition, PositionFold, PositionOwner } from './positionFold.ts';
import type { PositionMessage } from './positionWorker.ts';
import PositionWorker from './positionWorker.ts?worker';

/** Fold in a worker, which `end` terminates; the worker's error rejects `finish`. */
export const foldInWorker = (owner: PositionOwner): PositionFold => {
  const worker = new PositionWorker();
  const post = (message: PositionMessage): void => worker.postMessage(message);
  const finished = new Promise<Result<FoldedPosition, LedgerProblem>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result<FoldedPosition, LedgerProblem>>) =>
      resolve(data),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')));
  });
  // The promise may reject before anybody waits for it.
  finished.catch(() => undefined);
  post({ kind: 'owner', owner });
  return {
    takeSupply: (logs) => post({ kind: 'supply', logs }),
    finish(logs) {
      post({ kind: 'finish', logs });
      return finished;
    },
    end: () => worker.terminate(),
  };
};
