const OWN = "'self'";
/** Nodes of one's own on the person's device. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The content security policy that the application is made for; README.md has it for whoever serves it. Lists, nodes and
 * pictures may lie at any https address, as people add lists of their own. Nothing is compiled at run time, so scripts
 * and workers need no exception; styles are written by the program.
 * @param local addresses of this machine that are allowed besides, for the local chain
 */
export const contentPolicy = (local: readonly string[] = []): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [OWN],
    'worker-src': [OWN],
    'style-src': [OWN, "'unsafe-inline'"],
    'font-src': [OWN],
    'img-src': [OWN, 'data:', 'https:', ...local],
    'connect-src': [...new Set([OWN, 'https:', ...LOOPBACK, ...local])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['https://app.safe.global'],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
