import { requestJson } from '../http/requestJson.ts';
import type { JsonRequest } from '../http/requestJson.ts';
import { withQuery } from '../http/withQuery.ts';
import { actionRequest } from './request.ts';

/** A pool opened under the first-mint rule. */
export interface PoolOpened {
  readonly baseToken: string;
  /** Whole tokens, in decimal notation. */
  readonly baseAmount: string;
  readonly otherToken: string;
  readonly account: string;
}

const limits = { bytes: 100_000, milliseconds: 5000 };
const retry = { tries: 2, minWaitMs: 0, maxWaitMs: 500 };

/** The three calls after a first supply (spec 000 section 7; paths and names of 001 section 7). */
const requestsOf = (baseUrl: string, opened: PoolOpened): readonly Pick<JsonRequest, 'url' | 'init' | 'retry'>[] => {
  const { baseToken, baseAmount, otherToken, account } = opened;
  const pair = { baseTokenAddress: baseToken, baseTokenNum: baseAmount, otherToken };
  const query = { ...pair, account };
  return [
    { url: withQuery(`${baseUrl}/getPairInfoStatus`, query), init: { redirect: 'error' }, retry },
    { url: withQuery(`${baseUrl}/setPairInfoStatusTrue`, query), init: { redirect: 'error' }, retry },
    {
      url: `${baseUrl}/userAction/add`,
      init: actionRequest({ clientAddress: account, actionType: 'addLiquidity', action: pair }),
    },
  ];
};

/**
 * Reports a pool to the application's own service, one call after the other. A failed GET is retried once; the POST is
 * not, because it may have been accepted. Nothing depends on the answers. Never rejects.
 */
export const tellPoolOpened = async (baseUrl: string, opened: PoolOpened): Promise<void> => {
  for (const request of requestsOf(baseUrl, opened)) await requestJson({ ...request, limits });
};
