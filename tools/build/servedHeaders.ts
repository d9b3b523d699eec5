import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultAllowedOrigins, type Plugin } from 'vite';
import { SAFE_HOST } from '../../src/config/envSchema.ts';
import { environmentOf } from './environment.ts';
import { frameAncestors } from './contentPolicy.ts';
import { headersFor, type Headers } from './release/serverFiles.ts';

/** For a build for the local chain. */
export const LOCAL = ['http://127.0.0.1:*', 'ws://127.0.0.1:*'];

/** Sites that may frame the application. */
export const safeHostsOf = ({ VITE_SAFE_HOSTS = '' }: Readonly<Record<string, string>>): readonly string[] =>
  (VITE_SAFE_HOSTS.trim() || SAFE_HOST).split(',').map((host) => new URL(host.trim()).origin);

/** None before it is built. */
const builtHeaders = (folder: string): Headers => {
  const file = join(folder, '_headers');
  return existsSync(file) ? headersFor(readFileSync(file, 'utf8'), '/') : {};
};

/**
 * Headers of the local servers. The preview has those of the build, the development server only those about frames.
 * Both let the Safe's page read the manifest.
 */
export const servedHeaders = (root: string): Plugin => ({
  name: 'served-headers',
  config: ({ build }, { mode }) => {
    const hosts = safeHostsOf(environmentOf(mode, root));
    const cors = { origin: [defaultAllowedOrigins, ...hosts] };
    return {
      server: { cors, headers: { 'content-security-policy': frameAncestors(hosts) } },
      preview: { cors, headers: builtHeaders(resolve(root, build?.outDir ?? 'dist')) },
    };
  },
});
