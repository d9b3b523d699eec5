import { parseContentHash } from './contentHash.ts';
import type { ListLocation, WebLocation } from './listLocation.ts';
import type { ListProblem } from './types.ts';
import { err, ok, type Result } from '#lib/result.ts';

/**
 * `contentHash` as the resolver returns it. Fails with `ensNotResolved` for none, with `contentHash` for an unknown
 * codec.
 */
export const locationOfContentHash = (
  { name, path }: Extract<ListLocation, { kind: 'ens' }>,
  contentHash: string | undefined,
): Result<WebLocation, ListProblem> => {
  if (contentHash === undefined || contentHash === '0x') return err({ code: 'ensNotResolved', name });
  const content = parseContentHash(contentHash);
  return content.ok ? ok({ ...content.value, path }) : err({ code: 'contentHash', hash: contentHash });
};
