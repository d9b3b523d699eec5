import { requestJson, type JsonRequest } from '../http/requestJson.ts';
import { withQuery } from '../http/withQuery.ts';
import { actionRequest } from './request.ts';

interface PoolOpened {
  readonly baseToken: string;
  /** Whole tokens, decimal. */
  readonly baseAmount: string;
  readonly otherToken: string;
  readonly account: string;
}

const limits = { bytes: 100_000, milliseconds: 5000 };
const retry = { tries: 2, minWaitMs: 0, maxWaitMs: 500 };

/** Spec 000 section 7; paths and names of 001 section 7. */
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
 * Sends the requests in sequence. A failed GET is retried once; a POST is not, because it may have been accepted.
 * Answers do not matter. Never rejects.
 */
export const reportOpenedPool = async (baseUrl: string, opened: PoolOpened): Promise<void> => {
  for (const request of requestsOf(baseUrl, opened)) await requestJson({ ...request, limits });
};
