import { NOTICE_FILE } from '../../../src/config/noticeFile.ts';

export type Headers = Readonly<Record<string, string>>;

/** One year; such a file's name changes with its content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Excludes headers for caching. */
export const securityHeaders = (contentSecurityPolicy: string): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000',
});

/** Read by the Safe's page, or an index of applications, from another origin. */
const READ_BY_OTHERS: readonly string[] = ['manifest.json', 'favicon.svg'];

/** Configure a server; browsers never request them. */
export const serverFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

const section = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** For Netlify, Cloudflare Pages and others. @param base the application's folder */
export const headersFile = (security: Headers, base: string): string =>
  [
    section(`${base}*`, security),
    section(`${base}assets/*`, { 'Cache-Control': FOR_GOOD }),
    section(`${base}index.html`, { 'Cache-Control': ASK_AGAIN }),
    section(`${base}sw.js`, { 'Cache-Control': ASK_AGAIN }),
    section(base + NOTICE_FILE, { 'Cache-Control': ASK_AGAIN }),
    ...READ_BY_OTHERS.map((file) => section(`${base}${file}`, { 'Access-Control-Allow-Origin': '*' })),
    '',
  ].join('\n');

/**
 * Unknown URLs show the application, but not missing scripts, which a browser would cache. IPFS gateways read it too.
 */
export const redirectsFile = (base: string): string =>
  `${base}assets/* ${base}index.html 404\n${base}* ${base}index.html 200\n`;

const onServer = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Reads `_headers` as a server does. */
export const headersFor = (text: string, path: string): Headers => {
  const found: Record<string, string> = {};
  let isMeant = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) isMeant = onServer(line.trim()).test(path);
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (isMeant && name !== undefined && value !== undefined) found[name] = value;
  }
  return found;
};

/** MIME types besides HTML. The name of the script type depends on nginx's version. */
const COMPRESSED: readonly string[] = [
  'text/css',
  'application/javascript',
  'text/javascript',
  'application/json',
  'image/svg+xml',
];

/** For a `server` block. Uses variables, since a nested `add_header` would drop all others. */
export const nginxFile = (
  security: Headers,
  base: string,
): string => `# Include this in a server block whose root is the folder that holds the build.
set $exchange_cache "${ASK_AGAIN}";
if ($uri ~ "^${base}assets/") { set $exchange_cache "${FOR_GOOD}"; }
set $exchange_readers "";
if ($uri ~ "^${base}(${READ_BY_OTHERS.map((file) => file.replace('.', '\\.')).join('|')})$") { set $exchange_readers "*"; }
# Without this nginx sends scripts as they are: four times the bytes. Remove it where the server block already has it.
gzip on;
gzip_vary on;
gzip_min_length 1000;
gzip_types ${COMPRESSED.join(' ')};
add_header Cache-Control $exchange_cache;
add_header Access-Control-Allow-Origin $exchange_readers;
${Object.entries(security)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
location ${base} { try_files $uri ${base}index.html; }
# What is not there is not the page: a browser would take the page for the script.
location ${base}assets/ { try_files $uri =404; }
location = ${base}sw.js { try_files $uri =404; }
${serverFiles.map((file) => `location = ${base}${file} { return 404; }`).join('\n')}
`;
