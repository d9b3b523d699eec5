import type { Index } from './indexer.ts';

interface ListArguments {
  readonly first: number;
  readonly skip: number;
  readonly orderBy: string;
  readonly orderDirection: 'asc' | 'desc';
  readonly where?: Filter;
  readonly block?: { readonly number?: number };
}

type Filter = Readonly<Record<string, unknown>>;

const MOST_FIRST = 1000;
const MOST_SKIP = 5000;

const valueOf = (entity: object, field: string): unknown => {
  const value = (entity as Filter)[field];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/** Compares integers by value, everything else as text. */
const compare = (a: unknown, b: unknown): number => {
  const [one, other] = [String(a), String(b)];
  const numeric = /^\d+$/.test(one) && /^\d+$/.test(other);
  const [left, right] = numeric ? [BigInt(one), BigInt(other)] : [one, other];
  return left < right ? -1 : left > right ? 1 : 0;
};

const relations: Readonly<Record<string, (order: number) => boolean>> = {
  is: (order) => order === 0,
  gt: (order) => order > 0,
  lt: (order) => order < 0,
  gte: (order) => order >= 0,
  lte: (order) => order <= 0,
};

const fits = (entity: object, where: Filter): boolean =>
  Object.entries(where).every(([key, query]) => {
    if (key.endsWith('_')) return fits((entity as Filter)[key.slice(0, -1)] as object, query as Filter);
    const [field = '', relation] = key.split('_');
    const value = valueOf(entity, field);
    if (relation === 'in') return (query as readonly unknown[]).some((entry) => compare(value, entry) === 0);
    const order = compare(value, query);
    return relations[relation ?? 'is']?.(order) ?? false;
  });

const select = <T extends object>(
  all: Iterable<T>,
  { first, skip, orderBy, orderDirection, where }: ListArguments,
): T[] => {
  if (first > MOST_FIRST || skip > MOST_SKIP) throw new Error(`first is at most ${MOST_FIRST}, skip ${MOST_SKIP}`);
  const found = [...all].filter((entity) => fits(entity, where ?? {}));
  const sign = orderDirection === 'asc' ? 1 : -1;
  const sorted = found.toSorted((a, b) => sign * compare(valueOf(a, orderBy), valueOf(b, orderBy)));
  return sorted.slice(skip, skip + first);
};

/** Rejects older blocks, as a graph node without an archive does. */
const atHead = (query: ListArguments, head: number): ListArguments => {
  const at = query.block?.number ?? head;
  if (at > head) throw new Error(`Failed to decode \`block.number\`: only indexed up to block number ${head}`);
  if (at < head) throw new Error(`no state is kept of block ${at}`);
  return query;
};

export const createResolvers = (index: Index) => {
  const { block, pairs, swaps, orderFills, orderBalances, accountAmounts, tokens, bundles, pairSums, mining } = index;
  const head = block?.number ?? 0;
  const list = <T extends object>(all: Iterable<T>, query: ListArguments): T[] => select(all, atHead(query, head));
  return {
    _meta: { block: { number: head, hash: block?.hash }, deployment: 'local', hasIndexingErrors: false },
    pair: ({ id }: { readonly id: string }) => pairs.get(id),
    pairs: (query: ListArguments) => list(pairs.values(), query),
    swaps: (query: ListArguments) => list(swaps, query),
    orderFills: (query: ListArguments) => list(orderFills, query),
    orderTransactionBalances: (query: ListArguments) => list(orderBalances.values(), query),
    accountTransactionAmounts: (query: ListArguments) => list(accountAmounts, query),
    token: ({ id }: { readonly id: string }) => tokens.get(id),
    tokens: (query: ListArguments) => list(tokens.values(), query),
    bundle: ({ id }: { readonly id: string }) => bundles.get(id),
    bundles: (query: ListArguments) => list(bundles.values(), query),
    pairSumMiningUSDs: (query: ListArguments) => list(pairSums.values(), query),
    pairFactorConfigs: (query: ListArguments) => list(mining.factors.values(), query),
    orderMiningTerms_collection: (query: ListArguments) => list(mining.terms.values(), query),
    sumOrderAmountForMinings: (query: ListArguments) => list(mining.sums.values(), query),
    pairAmountForOrderMinings: (query: ListArguments) => list(mining.amounts, query),
  };
};
