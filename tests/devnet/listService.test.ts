import { createHash } from 'node:crypto';
import { CID } from 'multiformats/cid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayFiles, nameRecords } from '../../e2e/devnet/listService/content.ts';
import { startListService, type LocalListService } from '../../e2e/devnet/listService/server.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { parseContentHash } from '#domain/lists/contentHash.ts';
import { fetchTokenList } from '#services/tokenLists/fetchTokenList.ts';

const limits = { bytes: 1_000_000, milliseconds: 5000 };
let service: LocalListService;
beforeAll(async () => {
  service = await startListService(ANY_PORT);
});
afterAll(() => service.stop());

const fetched = (location: Parameters<typeof fetchTokenList>[0]['location']) =>
  fetchTokenList({ location, chainId: 137, gateways: [service.url], limits });

describe('the list service of the local chain', () => {
  it.each(['general', 'securityNotice'])('has the %s list as one that the application takes whole', async (name) => {
    const list = await fetched({ kind: 'url', url: `${service.url}/lists/${name}.json` });
    expect(list).toMatchObject({ ok: true, value: { leftOut: { invalid: 0, repeated: 0 } } });
  });

  it.each([nameRecords.listOnIpfs, nameRecords.listOnIpns])('has the list that a name leads to by %s', async (hash) => {
    const place = parseContentHash(hash);
    if (!place.ok) throw new Error('No content hash');
    const list = await fetched({ ...place.value, path: '' });
    expect(list).toMatchObject({ ok: true, value: { name: 'Local Community List' } });
  });

  it('gives out on IPFS what has the hash that it was queried by', () => {
    const onIpfs = [...gatewayFiles].filter(([path]) => path.startsWith('/ipfs/'));
    expect(onIpfs.length).toBeGreaterThan(1);
    for (const [path, { body }] of onIpfs) {
      const { digest } = CID.parse(path.slice('/ipfs/'.length)).multihash;
      expect(Buffer.from(digest)).toEqual(createHash('sha256').update(body).digest());
    }
  });

  it('has pictures of the tokens of the chain, and nothing of others', async () => {
    const logo = (address: string) => fetch(`${service.url}/logos/137/${address.toLowerCase()}.png`);
    const known = await logo(TOKENS.OLDY.address);
    expect(known.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await known.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect((await logo(`0x${'1'.repeat(40)}`)).status).toBe(204);
    expect((await fetch(`${service.url}/ipfs/unknown`)).status).toBe(404);
  });
});
