import { createHash } from 'node:crypto';

/** As in `integrity` attributes and content policies. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

export const hexHashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
