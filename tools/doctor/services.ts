import { envSchema } from '#config/envSchema.ts';
import type { Env } from '#config/parseEnv.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { parseListLocation } from '#domain/lists/listLocation.ts';
import { shown } from '#lib/reported.ts';
import type { Result } from '#lib/result.ts';
import { fetchCompetitions } from '#services/appApi/competitions.ts';
import { openBlocks } from '#services/blocks/createBlocks.ts';
import { openDataService } from '#services/dataService/createDataService.ts';
import type { ServiceProblem } from '#services/dataService/types.ts';
import { fetchPrices } from '#services/prices/fetchPrices.ts';
import { fetchRegion } from '#services/region/fetchRegion.ts';
import { fetchTokenList } from '#services/tokenLists/fetchTokenList.ts';
import { openTradingData } from '#services/tradingData/createTradingData.ts';
import { CHAIN_ID, type ConfigureNode } from '../configure/node.ts';
import { degraded, works, type Finding } from './findings.ts';
import { PERMISSION_NEXT, refusedToPages } from './permission.ts';

/** Facts to compare services with. */
export interface ChainFacts {
  readonly head: number;
  readonly pools: number;
  readonly blockTimeMs: number;
}

const SIX_HOURS_S = 21_600;
/** Seconds around six hours ago. */
const WINDOW_S = 300;
const NOBODY: Address = '0x0000000000000000000000000000000000000001';
/** Empty, with its content in its address, so every gateway can serve it. */
const EMPTY_FILE = '/ipfs/bafkqaaa';
const WITHOUT = 'Visitors go without it until it answers. Check the address and the service.';

const PROBLEMS: Readonly<Record<ServiceProblem['code'], string>> = {
  unreachable: 'does not answer, or answers with an error',
  timeout: `does not answer within ${rules.service.timeoutMs / 1000} s`,
  indexingErrors: 'reports indexing errors',
  lagging: 'has not reached the requested blocks',
  unreadable: "answers with another shape than the documents'",
};

const whyOf = ({ code, cause }: ServiceProblem): string =>
  `${PROBLEMS[code]}${code === 'unreadable' && cause instanceof Error ? ` (${cause.message})` : ''}`;

type Call = readonly [name: string, answer: () => Promise<Result<unknown, ServiceProblem>>];

/** The first problem counts. */
const callsFinding = async (name: string, url: string, calls: readonly Call[]): Promise<Finding> => {
  for (const [call, answer] of calls) {
    const answered = await answer();
    if (!answered.ok) return degraded(name, `${url}: ${call} ${whyOf(answered.error)}.`, WITHOUT);
  }
  return works(name, `${url} answers ${calls.map(([call]) => call).join(', ')} with the documents' shapes.`);
};

const delayFinding = (name: string, url: string, at: number, head: number): Finding => {
  const behind = head - at;
  if (behind <= rules.service.delayBlocks)
    return works(name, `${url} is at block ${at}, ${Math.max(0, behind)} behind the chain.`);
  return degraded(
    name,
    `${url} is ${behind} blocks behind the chain: the status line says so, and history since is read from logs.`,
    'Look at the indexer: it is catching up, or it is stuck.',
  );
};

const headFinding = async (
  name: string,
  url: string,
  answer: Promise<Result<number, ServiceProblem>>,
  { head }: ChainFacts,
): Promise<Finding> => {
  const at = await answer;
  return at.ok ? delayFinding(name, url, at.value, head) : degraded(name, `${url} ${whyOf(at.error)}.`, WITHOUT);
};

const subgraphFindings = async (url: string, facts: ChainFacts): Promise<readonly Finding[]> => {
  const { name } = envSchema.subgraphUrl;
  const service = openDataService(url, rules.service);
  const head = await headFinding(name, url, service.head(), facts);
  const shapes = await callsFinding(name, url, [
    ['pairs', () => service.pools()],
    ['tokens', () => service.tokens()],
    ['orderTransactionBalances', () => service.openOrders(NOBODY)],
    ['accountTransactionAmounts', () => service.trades(NOBODY)],
  ]);
  const pools = await service.pools();
  const known = pools.ok ? shown(pools.value).length : facts.pools;
  return [
    head,
    shapes,
    ...(known >= facts.pools
      ? []
      : [
          degraded(
            name,
            `${url} knows ${known} of the factory's ${facts.pools} pools.`,
            'It is of another factory, or began too late: compare its manifest with .env.',
          ),
        ]),
  ];
};

const blocksFinding = async (url: string, node: ConfigureNode, facts: ChainFacts): Promise<readonly Finding[]> => {
  const { name } = envSchema.blocksSubgraphUrl;
  const service = openBlocks(url, rules.service);
  const from = Math.floor(Date.now() / 1000) - SIX_HOURS_S - WINDOW_S;
  const found = await service.firstIn({ from, to: from + 2 * WINDOW_S });
  if (!found.ok) return [degraded(name, `${url}: blocks ${whyOf(found.error)}.`, WITHOUT)];
  if (found.value === null)
    return [
      degraded(
        name,
        `${url} knows no block of six hours ago.`,
        'It began later or is behind: wait, or look at the indexer.',
      ),
    ];
  const { number, timestamp } = shown(found.value);
  const header = await node.rpc.send<{ timestamp: string } | null>('eth_getBlockByNumber', [
    `0x${number.toString(16)}`,
    false,
  ]);
  return header !== null && Number(header.timestamp) !== timestamp
    ? [
        degraded(
          name,
          `${url} gives block ${number} another time than the chain.`,
          'It is of another chain: name another one.',
        ),
      ]
    : [
        works(name, `${url} knows block ${number} of six hours ago.`),
        await headFinding(name, url, service.head(), facts),
      ];
};

const tradingFindings = async (url: string, facts: ChainFacts): Promise<readonly Finding[]> => {
  const { name } = envSchema.dataApiUrl;
  const service = openTradingData(url, rules.service);
  return [
    await headFinding(name, url, service.head(), facts),
    await callsFinding(name, url, [
      ['pairs', () => service.pairs()],
      ['pair-reserves', () => service.reserves()],
      ['get-average-block-time', () => service.blockTime()],
      ['order-transaction-balance', () => service.openOrders(NOBODY)],
      ['account-transaction-amount', () => service.trades(NOBODY)],
    ]),
  ];
};

const priceFinding = async (url: string): Promise<Finding> => {
  const { name } = envSchema.priceApiUrl;
  const answer = await fetchPrices(url, ['usd-coin', 'wmatic'], { tries: 1, minWaitMs: 0, maxWaitMs: 0 });
  if (!answer.ok) return degraded(name, `${url}/simple/price has no usable answer (${answer.error.code}).`, WITHOUT);
  return shown(answer.value).size === 0
    ? degraded(name, `${url} has no price of usd-coin and wmatic.`, 'Name a service that knows the ids of CoinGecko.')
    : works(name, `${url} answers simple/price.`);
};

const listFinding = async (name: string, typed: string, gateways: readonly string[]): Promise<Finding> => {
  const location = parseListLocation(typed);
  if (!location.ok || location.value.kind === 'ens')
    return degraded(name, `${typed} is no web address of a list.`, 'Correct it.');
  const limits = { bytes: rules.lists.maxBytes, milliseconds: rules.lists.timeoutMs };
  const list = await fetchTokenList({ location: location.value, chainId: CHAIN_ID, gateways, limits });
  if (list.ok) return works(name, `${list.value.name}: ${list.value.tokens.length} tokens of chain ${CHAIN_ID}.`);
  const { error } = list;
  const why =
    error.code === 'invalid' ? `it is no token list (${error.details})` : `it cannot be loaded (${error.code})`;
  return degraded(name, `${typed}: ${why}.`, WITHOUT);
};

const gatewayFinding = async (url: string): Promise<Finding> => {
  const { name } = envSchema.ipfsGateways;
  const refused = await refusedToPages(`${url}${EMPTY_FILE}`, 'GET');
  return refused === undefined
    ? works(name, `${url} serves web pages.`)
    : degraded(name, `${url}: ${refused}.`, 'Name another gateway; the next one in the list is tried meanwhile.');
};

const postFinding = async (name: string, url: string): Promise<readonly Finding[]> => {
  const refused = await refusedToPages(url, 'POST');
  return refused === undefined ? [] : [degraded(name, `${url}: ${refused}.`, PERMISSION_NEXT)];
};

/** Requests as the page does, and compares with documents and chain. */
export const examineServices = async (
  node: ConfigureNode,
  env: Env,
  facts: ChainFacts,
): Promise<readonly Finding[]> => {
  const checks: Promise<readonly Finding[]>[] = [];
  const one = (finding: Promise<Finding>): void => void checks.push(finding.then((made) => [made]));
  if (env.subgraphUrl) {
    checks.push(subgraphFindings(env.subgraphUrl, facts));
    checks.push(postFinding(envSchema.subgraphUrl.name, env.subgraphUrl));
  }
  if (env.blocksSubgraphUrl) checks.push(blocksFinding(env.blocksSubgraphUrl, node, facts));
  if (env.dataApiUrl) checks.push(tradingFindings(env.dataApiUrl, facts));
  if (env.priceApiUrl) one(priceFinding(env.priceApiUrl));
  if (env.regionUrl) {
    const { regionUrl: url } = env;
    const { name } = envSchema.regionUrl;
    one(
      fetchRegion(url).then((region) =>
        region.ok
          ? works(name, `${url} says where a visit comes from (this one: ${region.value.country}).`)
          : degraded(name, `${url} has no usable answer: no visitor of a blocked region is turned away.`, WITHOUT),
      ),
    );
  }
  if (env.appApiUrl) {
    const { appApiUrl: url } = env;
    const { name } = envSchema.appApiUrl;
    one(
      fetchCompetitions(url).then((answer) =>
        answer.ok
          ? works(name, `${url} answers competition with the documents' shape.`)
          : degraded(name, `${url}/competition has no usable answer (${answer.error.code}).`, WITHOUT),
      ),
    );
  }
  if (env.analyticsUrl) {
    const { analyticsUrl: url } = env;
    const { name } = envSchema.analyticsUrl;
    const allowed = works(name, `${url} lets web pages send; no event was sent to it.`);
    checks.push(postFinding(name, url).then((refused) => (refused.length > 0 ? refused : [allowed])));
  }
  for (const { name, value } of [
    { name: envSchema.whiteListUrl.name, value: env.whiteListUrl },
    { name: envSchema.generalListUrl.name, value: env.generalListUrl },
    { name: envSchema.securityNoticeListUrl.name, value: env.securityNoticeListUrl },
  ])
    if (value) one(listFinding(name, value, env.ipfsGateways));
  for (const url of env.ipfsGateways) one(gatewayFinding(url));
  return (await Promise.all(checks)).flat();
};
