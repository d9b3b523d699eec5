import { base58btc } from 'multiformats/bases/base58';
import { CID } from 'multiformats/cid';
import { identity } from 'multiformats/hashes/identity';
import { err, ok, type Result } from '#lib/result.ts';
import type { ListLocation, WebLocation } from './listLocation.ts';
import type { ListProblem } from './types.ts';

interface ContentLocation {
  readonly kind: 'ipfs' | 'ipns';
  readonly hash: string;
}

/** ENSIP-7 varints. */
const KINDS: readonly (readonly [prefix: string, kind: ContentLocation['kind']])[] = [
  ['e301', 'ipfs'],
  ['e501', 'ipns'],
];
const WELL_FORMED = /^0x(?:[0-9a-f]{2})+$/;
const DOMAIN_NAME = /^[\w-]+(?:\.[\w-]+)+$/;
/** CID version 0, which IPFS writes as the bare hash in base 58. */
const SHA2_256 = 0x12;
const DAG_PB = 0x70;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** An identity hash contains the text itself: the domain whose DNS record has the content. */
const textOf = ({ kind }: { kind: ContentLocation['kind'] }, cid: CID): string => {
  if (kind === 'ipns' && cid.multihash.code === identity.code) {
    const name = new TextDecoder().decode(cid.multihash.digest);
    if (DOMAIN_NAME.test(name)) return name;
  }
  const first = kind === 'ipfs' && cid.code === DAG_PB && cid.multihash.code === SHA2_256;
  return first ? base58btc.encode(cid.multihash.bytes).slice(1) : cid.toString();
};

/** Content of an ENSIP-7 hash; only IPFS and IPNS are known. */
export const parseContentHash = (contentHash: string): Result<ContentLocation, 'unknown'> => {
  const hex = contentHash.toLowerCase();
  const known = WELL_FORMED.test(hex) ? KINDS.find(([prefix]) => hex.startsWith(prefix, 2)) : undefined;
  if (!known) return err('unknown');
  const [prefix, kind] = known;
  try {
    return ok({ kind, hash: textOf({ kind }, CID.decode(bytesOf(hex.slice(2 + prefix.length)))) });
  } catch {
    return err('unknown');
  }
};

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
