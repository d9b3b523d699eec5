import { crc32, deflateSync } from 'node:zlib';

const SIDE = 32;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([word(data.length), named, word(crc32(named))]);
};

/** PNG logo, always the same for an address. */
export const logoOf = (address: string): Buffer => {
  const colour = (at: number): Buffer => Buffer.from(address.slice(at, at + 6), 'hex');
  const [upper, lower] = [colour(2), colour(36)];
  const row = (pixel: Buffer): Buffer => Buffer.concat([Buffer.of(0), ...Array.from({ length: SIDE }, () => pixel)]);
  const rows = Array.from({ length: SIDE }, (_, y) => row(y < SIDE / 2 ? upper : lower));
  // 8 bits per channel, RGB, not interlaced.
  const header = Buffer.concat([word(SIDE), word(SIDE), Buffer.of(8, 2, 0, 0, 0)]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
};
