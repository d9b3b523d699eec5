import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { priceIdOf } from '#config/tokens/priceIds.ts';
import type { Index } from '../dataService/indexer.ts';
import type { Deployment } from '../deployment.ts';
import { readReserves } from '../exchange.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import { TOKEN_LIST, TOKENS } from '../tokens.ts';
import { figuresOf, lastPrice, reservesOf } from './figures.ts';

/** The chain, for facts that logs do not contain. */
export interface Chain {
  readonly node: JsonRpc;
  readonly deployment: Deployment;
}

const lower = (value: string | null): string => (value ?? '').toLowerCase();

const pairOf = (index: Index, query: URLSearchParams): unknown => {
  const tokens = [lower(query.get('token0Address')), lower(query.get('token1Address'))];
  const found = [...index.pairs.values()].find(({ token0, token1 }) => tokens.join() === [token0.id, token1.id].join());
  return found && { data: figuresOf(found, index) };
};

const balancesOf = (index: Index, query: URLSearchParams): unknown => {
  const account = lower(query.get('customerAccount'));
  const isOpen = query.get('amount') === '0';
  const since = Number(query.get('operatorTime') ?? 0);
  const own = [...index.orderBalances.values()].filter(
    (order) =>
      order.customerAccount === account && (order.amount === '0') === isOpen && Number(order.operateTime) > since,
  );
  // An order that was cancelled without a trade is closed too.
  const rests = own.filter(
    ({ amountOrder, amountTrading, amountCancellation }) =>
      BigInt(amountOrder) > BigInt(amountTrading) + BigInt(amountCancellation),
  );
  return { data: isOpen ? rests : own };
};

const amountsOf = (index: Index, query: URLSearchParams): unknown => ({
  data: index.accountAmounts.filter(
    ({ customerAccount, type }) =>
      customerAccount === lower(query.get('customerAccount')) && type === query.get('type'),
  ),
});

const blockSecondsOf = ({ block, swaps }: Index): string => {
  const first = swaps[0]?.transaction;
  if (!block || !first) return '0';
  const blocks = Math.max(1, block.number - Number(first.blockNumber));
  return ((block.timestamp - Number(first.timestamp)) / blocks).toFixed(3);
};

/** One sentence about each token, from facts on the chain. */
const textsOf = (index: Index, query: URLSearchParams): unknown => {
  const requests = (query.get('token_address') ?? '').split(',').map(lower);
  const pairs = [...index.pairs.values()];
  const data = requests.flatMap((id) => {
    const own = pairs.filter(({ token0, token1 }) => token0.id === id || token1.id === id);
    const [first] = own.toSorted((a, b) => Number(a.createdAtBlockNumber) - Number(b.createdAtBlockNumber));
    if (!first) return [];
    const { name, symbol, decimals } = first.token0.id === id ? first.token0 : first.token1;
    const pools = own.length === 1 ? 'one pool' : `${own.length} pools`;
    const description = `${name} has ${decimals} decimals and ${pools} here, the first since block ${first.createdAtBlockNumber}.`;
    return [{ token_address: id, description, website: `https://${symbol.toLowerCase()}.example/token` }];
  });
  return { data };
};

/** Price of its last trade against USDC. */
const dollarsOf = (index: Index, address: string): number | undefined => {
  if (address === TOKENS.USDC.address) return 1;
  const pair = [...index.pairs.values()].find(({ token0, token1 }) => {
    const ids = [token0.id, token1.id];
    return ids.includes(lower(address)) && ids.includes(lower(TOKENS.USDC.address));
  });
  const last = pair && lastPrice(pair, index);
  return last && (pair.token0.id === lower(address) ? last : 1 / last);
};

const pricesOf = (index: Index, query: URLSearchParams): unknown => {
  const ids = (query.get('ids') ?? '').split(',');
  const known = TOKEN_LIST.flatMap(([, { address }]) => {
    const id = priceIdOf(address);
    return id !== undefined && ids.includes(id) ? [[id, { usd: dollarsOf(index, address) }] as const] : [];
  });
  return query.get('vs_currencies') === 'usd' ? Object.fromEntries(known) : {};
};

const isOf = (tokens: readonly string[], first: string, other: string): boolean =>
  [first, other].map(lower).toSorted().join() === tokens.toSorted().join();

/** Exchanges with a funded pool, the default exchange first. */
const exchangesOf = async (index: Index, query: URLSearchParams, { node, deployment }: Chain): Promise<unknown> => {
  const tokens = [lower(query.get('token0')), lower(query.get('token1'))];
  const own = [...index.pairs.values()].find(({ token0, token1 }) => isOf(tokens, token0.id, token1.id));
  const others = deployment.exchanges.flatMap(({ id, pools }) =>
    pools
      .filter(({ base, quote }) => isOf(tokens, deployment.tokens[base], deployment.tokens[quote]))
      .map((pool) => ({ id, pool })),
  );
  const filled = await Promise.all(others.map(async ({ id, pool }) => ({ id, ...(await readReserves(node, pool)) })));
  const elsewhere = filled.filter(({ base }) => base > 0n).map(({ id }) => ({ dex: id }));
  return { data: [...(own && Number(own.reserve0) > 0 ? [{ dex: DEFAULT_EXCHANGE_ID }] : []), ...elsewhere] };
};

/** Answers of 001 §7 and of related services; undefined for an unknown path. */
export const answerCall = (index: Index, path: string, query: URLSearchParams, chain: Chain): unknown => {
  switch (path) {
    case '/v2/pool-info':
      return exchangesOf(index, query, chain);
    case '/v2/get-current-block-number':
      return { data: index.block?.number ?? 0 };
    case '/v2/get-average-block-time':
      return { data: blockSecondsOf(index) };
    case '/v2/pairs':
      return { data: [...index.pairs.values()].map((pair) => figuresOf(pair, index)) };
    case '/v2/pair':
      return pairOf(index, query);
    case '/v2/pair-reserves':
      return reservesOf(index);
    case '/v2/token-exterior':
      return textsOf(index, query);
    case '/v2/order-transaction-balance':
      return balancesOf(index, query);
    case '/v2/account-transaction-amount':
      return amountsOf(index, query);
    case '/v2/transaction-go':
    case '/v2/update-pair-at-once':
    case '/v2/pair-load':
      return { data: true };
    case '/simple/price':
      return pricesOf(index, query);
    case '/region':
      return { country: 'DE', subdivision: 'DE-BE' };
    case '/collect':
      return {};
    default:
      return undefined;
  }
};
