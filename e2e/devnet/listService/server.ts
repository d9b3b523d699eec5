import { createServer } from 'node:http';
import { AIRDROPS, claimFiles, toAirdropEnv } from '../airdrops.ts';
import { listenOn } from '../ports.ts';
import { TOKEN_LIST } from '../tokens.ts';
import { gatewayFiles, type GatewayFile } from './content.ts';
import { generalList, securityNoticeList } from './lists.ts';
import { logoOf } from './logo.ts';

export interface LocalListService {
  readonly url: string;
  /** Paths, oldest first. */
  readonly requests: readonly string[];
  /** Answers by path; undefined never answers. */
  readonly replaced: Map<string, object | undefined>;
  stop: () => Promise<void>;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const LOGO = /^\/logos\/137\/(0x[0-9a-f]{40})\.png$/;
/** Tokens with a logo. */
const PAINTED: ReadonlySet<string> = new Set(TOKEN_LIST.map(([, { address }]) => address.toLowerCase()));

const json = (value: unknown): GatewayFile => ({ type: 'application/json', body: Buffer.from(JSON.stringify(value)) });
const lists: ReadonlyMap<string, GatewayFile> = new Map([
  ['/lists/general.json', json(generalList)],
  ['/lists/securityNotice.json', json(securityNoticeList)],
  ...AIRDROPS.flatMap(claimFiles).map(([path, value]) => [path, json(value)] as const),
]);

const fileAt = (path: string): GatewayFile | undefined => {
  const address = LOGO.exec(path)?.[1];
  if (address !== undefined && PAINTED.has(address)) return { type: 'image/png', body: logoOf(address) };
  return lists.get(path) ?? gatewayFiles.get(path.replace(/\/$/, ''));
};

/** Environment for the service at `url`. */
export const toListEnv = (url: string): Record<string, string> => ({
  VITE_GENERAL_LIST_URL: `${url}/lists/general.json`,
  VITE_SECURITY_NOTICE_LIST_URL: `${url}/lists/securityNotice.json`,
  VITE_IPFS_GATEWAYS: url,
  VITE_LOGO_BASE_URL: `${url}/logos`,
  ...toAirdropEnv(url),
});

/** A missing logo is answered with an empty body, because browsers log images that fail. */
export const startListService = async (port: number): Promise<LocalListService> => {
  const requests: string[] = [];
  const replaced: LocalListService['replaced'] = new Map();
  const server = createServer((message, response) => {
    const path = new URL(message.url ?? '/', 'http://localhost').pathname;
    requests.push(path);
    const answer = replaced.get(path);
    const file = replaced.has(path) ? answer && json(answer) : fileAt(path);
    if (file) response.writeHead(200, { ...CORS, 'content-type': file.type }).end(file.body);
    else response.writeHead(path.startsWith('/logos/') ? 204 : 404, CORS).end();
  });
  return { ...(await listenOn(server, port)), requests, replaced };
};
