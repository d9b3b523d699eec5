import { createHash } from 'node:crypto';

/** Hash of a file in the form of `integrity` attributes and content policies. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** SHA-256 hash of a file in hexadecimal. */
export const hexHashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
