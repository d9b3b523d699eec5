import { readContentHash } from '../chain/ensContent.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { env } from '../config/env.ts';
import { rules } from '../config/rules.ts';
import { parseListLocation } from '../domain/lists/listLocation.ts';
import type { ListLocation } from '../domain/lists/listLocation.ts';
import type { ListProblem, TokenList } from '../domain/lists/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import { fetchInWorker } from '../services/tokenLists/fetchInWorker.ts';
import { locationOfContentHash } from '../services/tokenLists/fetchTokenList.ts';
import type { WebLocation } from '../services/tokenLists/fetchTokenList.ts';

const onTheWeb = async (location: ListLocation): Promise<Result<WebLocation, ListProblem>> => {
  if (location.kind !== 'ens') return ok(location);
  if (env.ensRegistry === undefined) return err({ code: 'noEns' });
  try {
    return locationOfContentHash(location, await readContentHash(readRpc, env.ensRegistry, location.name));
  } catch {
    return err({ code: 'ensNotResolved', name: location.name });
  }
};

/** The token list at a location as `listKey` writes it. */
export const fetchListAt = async (url: string): Promise<Result<TokenList, ListProblem>> => {
  const location = parseListLocation(url);
  if (!location.ok) return err({ code: 'protocol' });
  const found = await onTheWeb(location.value);
  if (!found.ok) return found;
  const limits = { bytes: rules.listMostBytes, milliseconds: rules.listTimeoutMs };
  return fetchInWorker({
    location: found.value,
    chainId: POLYGON_CHAIN_ID,
    gateways: env.ipfsGateways,
    limits,
  });
};
