/** `npm start`: chain, data service, token lists, market maker, relay and app, which end together. */
import { accountAddress, DEMO_NAMES, ROLES } from './accounts.ts';
import { startAppService, type LocalAppService } from './appService/server.ts';
import { startAppServer, type AppServer } from './appServer.ts';
import { startChain, type LocalChain } from './chain.ts';
import { startDataService, type LocalDataService } from './dataService/server.ts';
import { toViteEnv } from './deployment.ts';
import { startListService, toListEnv, type LocalListService } from './listService/server.ts';
import { startOrderMiningOperator } from './orderMiningOperator.ts';
import { lookAtPage } from './ownPage.ts';
import { onFreePort, portNotice } from './ports.ts';
import { startTradingService, toServiceEnv, type LocalTradingService } from './tradingService/server.ts';
import { startRelay, toWalletConnectEnv, type LocalRelay } from './walletConnect/relay.ts';
import { startSafeHost, type LocalSafeHost } from './safeHost/server.ts';
import { OPTIONS_TEXT, parseStartOptions, type StartOptions } from './startOptions.ts';

const DATA_SERVICE_PORT = 8580;
const LIST_SERVICE_PORT = 8590;
const RELAY_PORT = 8595;
const SAFE_HOST_PORT = 8600;
const APP_SERVICE_PORT = 8605;
const TRADING_SERVICE_PORT = 8610;

interface Started {
  readonly chain: LocalChain;
  readonly service: LocalDataService;
  readonly lists: LocalListService;
  readonly relay: LocalRelay;
  readonly safeHost: LocalSafeHost;
  readonly appService: LocalAppService;
  readonly trading: LocalTradingService;
  readonly app: AppServer | undefined;
}

const running: { stop: () => Promise<void> }[] = [];
let leaving = false;

const leave = async (code: number): Promise<void> => {
  if (leaving) return;
  leaving = true;
  await Promise.allSettled(running.map(({ stop }) => stop()));
  process.exit(code);
};

const sayOnce = (who: string): ((message: string) => void) => {
  let last = '';
  return (message) => {
    if (message !== last && !leaving) console.warn(`${who} skipped a step: ${message}`);
    last = message;
  };
};

const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

/** Starts a part on its usual port, else on a free one; it stops with all the others. */
const bringUp = async <T extends { readonly url: string; stop: () => Promise<void> }>(
  usual: number,
  others: readonly { readonly url: string }[],
  start: (port: number) => Promise<T>,
  reserved: readonly number[] = [],
): Promise<T> => {
  const part = await onFreePort(usual, [...others.map(portOf), ...reserved], start);
  running.push(part);
  return part;
};

const sayPort = (what: string, usual: number, part: { readonly url: string }): void => {
  const notice = portNotice(what, usual, portOf(part));
  if (notice !== undefined) console.log(notice);
};

const bringUpChain = async (options: StartOptions): Promise<LocalChain> => {
  const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');
  const onTrouble = sayOnce('The market maker');
  const chain = await bringUp(options.rpcPort, [], (port) =>
    startChain({ port, quiet: options.quiet, onBuild, onTrouble }),
  );
  sayPort('the chain', options.rpcPort, chain);
  void chain.ended.then(() => {
    if (leaving) return;
    console.error('The local chain (anvil) ended by itself. Run "npm start" again.');
    void leave(1);
  });
  return chain;
};

const bringUpOperator = ({ node, deployment }: LocalChain): void => {
  const end = startOrderMiningOperator(node, deployment, sayOnce('The order mining operator'));
  running.push({ stop: () => Promise.resolve(end()) });
};

const walletCommand = ({ chain, relay }: Pick<Started, 'chain' | 'relay'>): string => {
  const isUsual = portOf(relay) === RELAY_PORT && portOf(chain) === 8545;
  return `npm run wallet -- "<link>"${isUsual ? '' : ` --relay ${relay.url} --rpc ${chain.url}`}`;
};

const bringUpServices = async ({ appPort }: StartOptions, chain: LocalChain): Promise<Omit<Started, 'app'>> => {
  const up = async <T extends { readonly url: string; stop: () => Promise<void> }>(
    usual: number,
    others: readonly { readonly url: string }[],
    start: (port: number) => Promise<T>,
  ): Promise<T> => bringUp(usual, [chain, ...others], start, [appPort]);
  const service = await up(DATA_SERVICE_PORT, [], (port) => startDataService(port, chain));
  const lists = await up(LIST_SERVICE_PORT, [service], startListService);
  const relay = await up(RELAY_PORT, [service, lists], startRelay);
  const safeHost = await up(SAFE_HOST_PORT, [service, lists, relay], (port) => startSafeHost(port, chain));
  const appService = await up(APP_SERVICE_PORT, [service, lists, relay, safeHost], startAppService);
  const others = [service, lists, relay, safeHost, appService];
  const trading = await up(TRADING_SERVICE_PORT, others, (port) => startTradingService(port, chain));
  return { chain, service, lists, relay, safeHost, appService, trading };
};

const bringUpApp = async (options: StartOptions, up: Omit<Started, 'app'>): Promise<AppServer> => {
  const { chain, service, lists, relay, safeHost, appService, trading } = up;
  const places = {
    ...toViteEnv(chain.deployment, chain.url),
    VITE_SUBGRAPH_URL: service.url,
    VITE_BLOCKS_SUBGRAPH_URL: service.url,
    ...toServiceEnv(trading.url),
    VITE_SAFE_HOSTS: safeHost.url,
    VITE_APP_API_URL: appService.url,
  };
  const env = { ...places, ...toListEnv(lists.url), ...toWalletConnectEnv(relay.url) };
  const app = await bringUp(options.appPort, Object.values(up), (port) =>
    // Each server has its own cache: two of them would replace each other's prepared packages.
    startAppServer(['--mode', 'devnet'], port, { ...env, APP_CACHE: `devnet-${port}` }),
  );
  sayPort('the app', options.appPort, app);
  safeHost.setApp(app.url);
  void app.ended.then(() => {
    if (leaving) return;
    console.error('The app\'s server ended by itself. Run "npm start" again.');
    void leave(1);
  });
  await lookAtPage(app.url);
  return app;
};

const announce = (options: StartOptions, up: Started): void => {
  const { chain, service, lists, relay, safeHost, appService, trading, app } = up;
  const accounts = DEMO_NAMES.map((name, at) => `${name.padEnd(5)} ${accountAddress(ROLES.demo[at] ?? 0)}`);
  const lines = [
    '',
    ...(app === undefined ? [] : [`  Open      ${app.url}`]),
    ...(app === undefined
      ? []
      : [`  Safe      ${safeHost.url}  (the app in the frame of a Safe with one or three owners)`]),
    `  RPC       ${chain.url}  (chain id ${chain.deployment.chainId}, a block every ${chain.deployment.blockTimeSeconds} s)`,
    `  Data      ${service.url}  (GraphQL)`,
    `  Trading   ${trading.url}/v2  (figures, orders, region, analytics)`,
    `  Lists     ${lists.url}/lists/general.json, and by the names lists.myt.eth and news.myt.eth`,
    `  Service   ${appService.url}  (invitations, competitions, applications)`,
    ...accounts.map((account, at) => `  ${at === 0 ? 'Accounts' : '        '}  ${account}`),
    `  Phone     ${walletCommand({ chain, relay })}  (a wallet for WalletConnect)`,
    `  Market    ${options.quiet ? 'quiet: nobody trades but you' : 'trades and quotes every few seconds'}`,
    '  Stop      Ctrl+C',
    '',
  ];
  console.log(lines.join('\n'));
};

const main = async (): Promise<void> => {
  const options = parseStartOptions(process.argv.slice(2));
  if (!options.ok) {
    console.error(options.error);
    process.exitCode = 1;
    return;
  }
  if (options.value.help) return console.log(OPTIONS_TEXT);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
  const chain = await bringUpChain(options.value);
  bringUpOperator(chain);
  const up = await bringUpServices(options.value, chain);
  const app = options.value.chainOnly ? undefined : await bringUpApp(options.value, up);
  announce(options.value, { ...up, app });
};

main().catch((cause: unknown) => {
  if (leaving) return;
  console.error(cause instanceof Error ? cause.message : cause);
  void leave(1);
});
