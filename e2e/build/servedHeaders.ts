import { defaultAllowedOrigins, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { SAFE_HOST } from '../../src/config/safeHost.ts';
import { contentPolicy, frameAncestors } from './contentPolicy.ts';

const LOCAL = ['http://127.0.0.1:*', 'ws://127.0.0.1:*'];

/** The pages that may frame the application, as its environment names them. */
export const safeHostsOf = ({ VITE_SAFE_HOSTS = '' }: Readonly<Record<string, string>>): readonly string[] =>
  (VITE_SAFE_HOSTS.trim() || SAFE_HOST).split(',').map((host) => new URL(host.trim()).origin);

/** The policy of the built app where it runs on the local chain. */
export const policyOfCopies = (hosts: readonly string[]): string => contentPolicy({ local: LOCAL, hosts });

/**
 * The headers of both servers: the content security policy, of which the development server has the frames alone, and
 * permission for the Safe's page to read the manifest.
 */
export const servedHeaders = (root: string): Plugin => ({
  name: 'served-headers',
  config: (_, { mode }) => {
    const hosts = safeHostsOf(loadEnv(mode, root, 'VITE_'));
    const cors = { origin: [defaultAllowedOrigins, ...hosts] };
    return {
      server: { cors, headers: { 'content-security-policy': frameAncestors(hosts) } },
      preview: { cors, headers: { 'content-security-policy': policyOfCopies(hosts) } },
    };
  },
});
