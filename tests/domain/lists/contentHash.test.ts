import { describe, expect, it } from 'vitest';
import { parseContentHash } from '#domain/lists/contentHash.ts';

describe('content hashes of ENS names', () => {
  it('reads the example of EIP-1577', () => {
    const hash = '0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
    const value = { kind: 'ipfs', hash: 'QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4' };
    expect(parseContentHash(hash)).toEqual({ ok: true, value });
    expect(parseContentHash(hash.toUpperCase().replace('0X', '0x'))).toEqual({ ok: true, value });
  });

  it('reads a name that a DNS record continues', () => {
    const domain = '0xe5010170000f6170702e756e69737761702e6f7267';
    expect(parseContentHash(domain)).toEqual({ ok: true, value: { kind: 'ipns', hash: 'app.uniswap.org' } });
  });

  it('reads a key of IPNS and raw content as the addresses of their second kind', () => {
    const digest = '29f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
    const key = parseContentHash(`0xe50101721220${digest}`);
    expect(key).toMatchObject({ ok: true, value: { kind: 'ipns', hash: expect.stringMatching(/^b[a-z2-7]{50,}$/) } });
    expect(parseContentHash(`0xe30101551220${digest}`)).toMatchObject({ ok: true, value: { kind: 'ipfs' } });
  });

  it.each(['', '0x', '0xe301', '0xe30', '0xe3010170122029f2', '0xe40101701b20', `0xfa01${'00'.repeat(32)}`, 'e301zz'])(
    "does not know '%s'",
    (hash) => {
      expect(parseContentHash(hash)).toEqual({ ok: false, error: 'unknown' });
    },
  );

  it('does not read an arbitrary text as a domain', () => {
    const text = Buffer.from('../../etc').toString('hex');
    const read = parseContentHash(`0xe501017000${(text.length / 2).toString(16).padStart(2, '0')}${text}`);
    expect(read.ok && read.value.hash).not.toContain('..');
  });
});
