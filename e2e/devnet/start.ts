/**
 * `npm start`: the local chain with its past, its data service, its token lists, a gentle market, and the app on it; all
 * of it ends together. A relay lets wallets on other devices connect.
 */
import { accountAddress, DEMO_NAMES, ROLES } from './accounts.ts';
import { startAppService } from './appService/server.ts';
import type { LocalAppService } from './appService/server.ts';
import { startAppServer } from './appServer.ts';
import type { AppServer } from './appServer.ts';
import { startChain } from './chain.ts';
import type { LocalChain } from './chain.ts';
import { startDataService } from './dataService/server.ts';
import type { LocalDataService } from './dataService/server.ts';
import { toViteEnv } from './deployment.ts';
import { startListService, toListEnv } from './listService/server.ts';
import type { LocalListService } from './listService/server.ts';
import { startOrderMiningOperator } from './orderMiningOperator.ts';
import { freePort, portNotice } from './ports.ts';
import { startTradingService, toServiceEnv } from './tradingService/server.ts';
import type { LocalTradingService } from './tradingService/server.ts';
import { startRelay, toWalletConnectEnv } from './walletConnect/relay.ts';
import type { LocalRelay } from './walletConnect/relay.ts';
import { startSafeHost } from './safeHost/server.ts';
import type { LocalSafeHost } from './safeHost/server.ts';
import { OPTIONS_TEXT, parseStartOptions } from './startOptions.ts';
import type { StartOptions } from './startOptions.ts';

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

const choosePort = async (what: string, usual: number, taken: readonly number[] = []): Promise<number> => {
  const port = await freePort(usual, taken);
  const notice = portNotice(what, usual, port);
  if (notice !== undefined) console.log(notice);
  return port;
};

const bringUpChain = async (options: StartOptions): Promise<LocalChain> => {
  const port = await choosePort('the chain', options.rpcPort);
  const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');
  const chain = await startChain({ port, quiet: options.quiet, onBuild, onTrouble: sayOnce('The market maker') });
  running.push(chain);
  void chain.ended.then(() => {
    if (leaving) return;
    console.error('The local chain (anvil) ended by itself. Run "npm start" again.');
    void leave(1);
  });
  return chain;
};

/** Rewards for resting orders are computed while the chain runs. */
const bringUpOperator = ({ node, deployment }: LocalChain): void => {
  const end = startOrderMiningOperator(node, deployment, sayOnce('The order mining operator'));
  running.push({ stop: () => Promise.resolve(end()) });
};

const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

const bringUpDataService = async (options: StartOptions, chain: LocalChain): Promise<LocalDataService> => {
  const port = await freePort(DATA_SERVICE_PORT, [portOf(chain), options.appPort]);
  const service = await startDataService(port, chain);
  running.push(service);
  return service;
};

const bringUpLists = async (options: StartOptions, others: readonly { readonly url: string }[]) => {
  const port = await freePort(LIST_SERVICE_PORT, [...others.map(portOf), options.appPort]);
  const lists = await startListService(port);
  running.push(lists);
  return lists;
};

const bringUpRelay = async (options: StartOptions, others: readonly { readonly url: string }[]) => {
  const relay = await startRelay(await freePort(RELAY_PORT, [...others.map(portOf), options.appPort]));
  running.push(relay);
  return relay;
};

/** What a wallet on another device needs besides the link. */
const walletCommand = ({ chain, relay }: Pick<Started, 'chain' | 'relay'>): string => {
  const isUsual = portOf(relay) === RELAY_PORT && portOf(chain) === 8545;
  return `npm run wallet -- "<link>"${isUsual ? '' : ` --relay ${relay.url} --rpc ${chain.url}`}`;
};

const bringUpSafeHost = async (
  options: StartOptions,
  chain: LocalChain,
  others: readonly { readonly url: string }[],
): Promise<LocalSafeHost> => {
  const port = await freePort(SAFE_HOST_PORT, [...[chain, ...others].map(portOf), options.appPort]);
  const safeHost = await startSafeHost(port, chain);
  running.push(safeHost);
  return safeHost;
};

const bringUpAppService = async (options: StartOptions, others: readonly { readonly url: string }[]) => {
  const appService = await startAppService(await freePort(APP_SERVICE_PORT, [...others.map(portOf), options.appPort]));
  running.push(appService);
  return appService;
};

const bringUpTradingService = async (
  options: StartOptions,
  chain: LocalChain,
  others: readonly { readonly url: string }[],
): Promise<LocalTradingService> => {
  const port = await freePort(TRADING_SERVICE_PORT, [...[chain, ...others].map(portOf), options.appPort]);
  const trading = await startTradingService(port, chain);
  running.push(trading);
  return trading;
};

const bringUpApp = async (
  options: StartOptions,
  { chain, service, lists, relay, safeHost, appService, trading }: Omit<Started, 'app'>,
): Promise<AppServer> => {
  const taken = [chain, service, lists, relay, safeHost, appService, trading].map(portOf);
  const port = await choosePort('the app', options.appPort, taken);
  const places = {
    ...toViteEnv(chain.deployment, chain.url),
    VITE_SUBGRAPH_URL: service.url,
    VITE_BLOCKS_SUBGRAPH_URL: service.url,
    ...toServiceEnv(trading.url),
    VITE_SAFE_HOSTS: safeHost.url,
    VITE_APP_API_URL: appService.url,
  };
  const env = { ...places, ...toListEnv(lists.url), ...toWalletConnectEnv(relay.url) };
  const app = await startAppServer(['--mode', 'devnet'], port, env);
  running.push(app);
  safeHost.setApp(app.url);
  void app.ended.then(() => {
    if (leaving) return;
    console.error('The app\'s server ended by itself. Run "npm start" again.');
    void leave(1);
  });
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
  const service = await bringUpDataService(options.value, chain);
  const lists = await bringUpLists(options.value, [chain, service]);
  const relay = await bringUpRelay(options.value, [chain, service, lists]);
  const safeHost = await bringUpSafeHost(options.value, chain, [service, lists, relay]);
  const appService = await bringUpAppService(options.value, [chain, service, lists, relay, safeHost]);
  const others = [service, lists, relay, safeHost, appService];
  const trading = await bringUpTradingService(options.value, chain, others);
  const up = { chain, service, lists, relay, safeHost, appService, trading };
  const app = options.value.chainOnly ? undefined : await bringUpApp(options.value, up);
  announce(options.value, { ...up, app });
};

main().catch((cause: unknown) => {
  if (leaving) return;
  console.error(cause instanceof Error ? cause.message : cause);
  void leave(1);
});
