import { useSyncExternalStore } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { defaultTokens } from '#config/tokens/tokens.ts';
import { applicationFields } from '#domain/applications/draft.ts';
import type { ApplicationDraft, ApplicationField, ApplicationKind } from '#domain/applications/draft.ts';
import { fieldProblem } from '#domain/applications/validateApplication.ts';
import type { FieldProblem, TokenFact } from '#domain/applications/validateApplication.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useRead } from '#reads/calls/useRead.ts';
import { usePoolLiquidity } from '#reads/pools/usePoolLiquidity.ts';
import type { PoolLiquidity } from '#reads/pools/usePoolLiquidity.ts';
import { usePool } from '#reads/pools/usePools.ts';
import type { PoolReading } from '#reads/pools/usePools.ts';
import { useChainTokens } from '#reads/tokens/useChainTokens.ts';
import { applicationDrafts } from '#stores/applicationDrafts.ts';

/** A token as its contract describes it. */
export interface TokenFacts {
  readonly address: Address | undefined;
  readonly token: Token | undefined;
  readonly fact: TokenFact;
  /** Raw units; undefined while unknown. */
  readonly supply: bigint | undefined;
}

export interface ApplicationView {
  readonly kind: ApplicationKind;
  readonly draft: ApplicationDraft;
  readonly type: (field: ApplicationField, text: string) => void;
  readonly clear: () => void;
  readonly tokens: readonly TokenFacts[];
  /** The first token's pools with the well-known tokens. */
  readonly liquidity: PoolLiquidity;
  /** The pair's own pool. */
  readonly pool: PoolReading;
  readonly problems: Readonly<Partial<Record<ApplicationField, FieldProblem>>>;
  /** The block that all of it is of. */
  readonly blockNumber: number | undefined;
}

const listed: ReadonlySet<Address> = new Set(
  defaultTokens.flatMap((one) => (one.kind === 'token' ? [one.address] : [])),
);

const useTokenFacts = (text: string): TokenFacts => {
  const address = parseAddress(text);
  const told = useChainTokens(address ? [address] : []).get(address ?? '0x') ?? idle;
  const supply = valueOf(useRead(erc20.totalSupply, address && erc20.totalSupply.call(address)));
  const failure = told.status === 'failed' && told.value === undefined ? (told.error as TokenProblem).code : undefined;
  const token = valueOf(told);
  return { address, token, fact: failure ?? (token ? 'token' : 'loading'), supply };
};

/** An application as it is typed, with what the chain tells of its tokens. */
export const useApplication = (kind: ApplicationKind): ApplicationView => {
  const draft = useSyncExternalStore(applicationDrafts.subscribe, () => applicationDrafts.read(kind));
  const first = useTokenFacts(draft.tokenA);
  const second = useTokenFacts(kind === 'pair' ? draft.tokenB : '');
  const liquidity = usePoolLiquidity(kind === 'token' && first.token ? first.address : undefined);
  const pool = usePool(defaultExchange, first.token?.address, second.token?.address);
  const context = {
    kind,
    draft,
    tokenA: first.fact,
    tokenB: second.fact,
    isListed: first.address !== undefined && listed.has(first.address),
  };
  const problems = applicationFields.map((field) => [field, fieldProblem(field, context)] as const);
  return {
    kind,
    draft,
    type: (field, text) => applicationDrafts.type(kind, { [field]: text }),
    clear: () => applicationDrafts.clear(kind),
    tokens: kind === 'pair' ? [first, second] : [first],
    liquidity,
    pool,
    problems: Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)),
    blockNumber: useBlock().number,
  };
};
