import { createHash } from 'node:crypto';
import { CID } from 'multiformats/cid';
import * as Digest from 'multiformats/hashes/digest';
import { identity } from 'multiformats/hashes/identity';
import type { Hex } from '#domain/multicall/types.ts';
import { communityList } from './lists.ts';

export interface GatewayFile {
  readonly type: string;
  readonly body: Buffer;
}

const RAW = 0x55;
const SHA2_256 = 0x12;
const LIBP2P_KEY = 0x72;

/** Version 1 CID of the raw bytes. */
const contentId = (body: Buffer): CID =>
  CID.create(1, RAW, Digest.create(SHA2_256, createHash('sha256').update(body).digest()));

/** IPNS name of a domain whose DNS record names the content. */
const domainId = (domain: string): CID => CID.create(1, LIBP2P_KEY, identity.digest(new TextEncoder().encode(domain)));

const hexOf = (prefix: string, cid: CID): Hex => `0x${prefix}${Buffer.from(cid.bytes).toString('hex')}`;

const avatar = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f4b8c6" d="M0 0h8v8H0z"/>' +
    '<path fill="#3b2a4a" d="M1 1h6v3H1zM2 4h1v1H2zm3 0h1v1H5zM3 6h2v1H3z"/></svg>',
);
const list = Buffer.from(JSON.stringify(communityList));
const DOMAIN = 'lists.myt.example';

const files: readonly GatewayFile[] = [
  { type: 'image/svg+xml', body: avatar },
  { type: 'application/json', body: list },
];

/** Contents by path. */
export const gatewayFiles: ReadonlyMap<string, GatewayFile> = new Map([
  ...files.map((file) => [`/ipfs/${contentId(file.body).toString()}`, file] as const),
  [`/ipns/${DOMAIN}`, { type: 'application/json', body: list }] as const,
]);

/** Content hashes in the format of ENSIP-7. */
export const nameRecords = {
  avatarUri: `ipfs://${contentId(avatar).toString()}`,
  listOnIpfs: hexOf('e301', contentId(list)),
  listOnIpns: hexOf('e501', domainId(DOMAIN)),
} as const;
