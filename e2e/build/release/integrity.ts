import { createHash } from 'node:crypto';

/** What the browser compares a file with, as `integrity` attributes and content policies have it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The SHA-256 hash of a file as hexadecimal text. */
export const hexHashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
