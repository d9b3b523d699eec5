import { paths } from '../../src/config/paths.ts';

/** No leading slash; routes with parameters by an example. */
export const routes: readonly string[] = [
  ...new Set([
    ...Object.values(paths)
      .filter((path) => path !== paths.indexFile)
      .map((path) => path.slice(1)),
    'trade/ETH/ETH',
    'chart/ETH/ETH',
    'add/ETH/ETH',
    'remove/ETH/ETH',
    'governance/1',
  ]),
];

/** Names under which servers answer a route with a separate file. */
const variants = (route: string): readonly string[] =>
  route === '' ? [] : [`${route}/`, `${route}.html`, `${route}/index.html`];

/** Often added by servers and attackers. */
const OFTEN_ADDED: readonly string[] = [
  'index.htm',
  'index.php',
  '404.html',
  '200.html',
  'robots.txt',
  'sitemap.xml',
  'ads.txt',
  'main.js',
  'app.js',
  'index.js',
  'config.js',
  'env.js',
  'inject.js',
  'service-worker.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
  'manifest.webmanifest',
  'package.json',
  '.env',
  '.git/HEAD',
  '.well-known/security.txt',
  '.well-known/walletconnect.txt',
];

/** Neither a file nor a route: the page or nothing may be there. `unknown`: a name that nobody uses. */
export const strangePlaces = (unknown: string): readonly string[] => [
  ...OFTEN_ADDED,
  ...routes.flatMap(variants),
  `${unknown}.js`,
  `${unknown}.html`,
];
