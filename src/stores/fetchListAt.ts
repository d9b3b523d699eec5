import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { parseListLocation } from '#domain/lists/listLocation.ts';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { err, type Result } from '#lib/result.ts';
import { fetchInWorker } from '#services/tokenLists/fetchInWorker.ts';
import { readWebLocation } from './webLocation.ts';

export const fetchListAt = async (url: string): Promise<Result<TokenList, ListProblem>> => {
  const location = parseListLocation(url);
  if (!location.ok) return err({ code: 'protocol' });
  const found = await readWebLocation(location.value);
  if (!found.ok) return found;
  const limits = { bytes: rules.lists.maxBytes, milliseconds: rules.lists.timeoutMs };
  return fetchInWorker({
    location: found.value,
    chainId: POLYGON_CHAIN_ID,
    gateways: env.ipfsGateways,
    limits,
  });
};
