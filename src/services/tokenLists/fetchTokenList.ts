import { webAddresses, type WebLocation } from '#domain/lists/listLocation.ts';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { err, type Result } from '#lib/result.ts';
import { requestJson, type DownloadLimits } from '../http/requestJson.ts';
import { readTokenList } from './readTokenList.ts';

export interface TokenListRequest {
  readonly location: WebLocation;
  readonly chainId: number;
  readonly gateways: readonly string[];
  readonly limits: DownloadLimits;
}

/** Downloads from the URLs in order until one gives JSON; the last problem is returned. */
export const fetchTokenList = async (request: TokenListRequest): Promise<Result<TokenList, ListProblem>> => {
  const { location, chainId, gateways, limits } = request;
  let problem: ListProblem = { code: 'protocol' };
  for (const url of webAddresses(location, gateways)) {
    const sent = await requestJson({ url, limits });
    if (sent.ok) return readTokenList(sent.value, chainId);
    problem = { code: 'download', url, cause: sent.error };
  }
  return err(problem);
};
