import { readContentHash } from '#chain/reading/ensContent.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { locationOfContentHash } from '#domain/lists/contentHash.ts';
import type { ListLocation, WebLocation } from '#domain/lists/listLocation.ts';
import type { ListProblem } from '#domain/lists/types.ts';
import { err, ok, type Result } from '#lib/result.ts';

export const readWebLocation = async (location: ListLocation): Promise<Result<WebLocation, ListProblem>> => {
  if (location.kind !== 'ens') return ok(location);
  if (env.ensRegistry === undefined) return err({ code: 'noEns' });
  try {
    return locationOfContentHash(location, await readContentHash(readRpc, env.ensRegistry, location.name));
  } catch {
    return err({ code: 'ensNotResolved', name: location.name });
  }
};
