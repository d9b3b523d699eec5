import { useSyncExternalStore } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { defaultTokens } from '#config/tokens/tokens.ts';
import {
  applicationFields,
  type ApplicationDraft,
  type ApplicationField,
  type ApplicationKind,
} from '#domain/applications/draft.ts';
import { fieldProblem, type FieldProblem } from '#domain/applications/validateApplication.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useTokenFacts, type TokenFacts } from '#reads/applications/useTokenFacts.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { usePoolLiquidity, type PoolLiquidity } from '#reads/pools/usePoolLiquidity.ts';
import { usePool, type PoolReading } from '#reads/pools/usePools.ts';
import { applicationDrafts } from '#stores/applicationDrafts.ts';

export interface ApplicationView {
  readonly kind: ApplicationKind;
  readonly draft: ApplicationDraft;
  readonly type: (field: ApplicationField, text: string) => void;
  readonly clear: () => void;
  readonly tokens: readonly TokenFacts[];
  readonly liquidity: PoolLiquidity;
  readonly pool: PoolReading;
  readonly problems: Readonly<Partial<Record<ApplicationField, FieldProblem>>>;
  readonly blockNumber: number | undefined;
}

const listed: ReadonlySet<Address> = new Set(defaultTokens.map(({ address }) => address));

export const useApplication = (kind: ApplicationKind): ApplicationView => {
  const draft = useSyncExternalStore(applicationDrafts.subscribe, () => applicationDrafts.read(kind));
  const first = useTokenFacts(parseTypedAddress(draft.tokenA));
  const second = useTokenFacts(kind === 'pair' ? parseTypedAddress(draft.tokenB) : undefined);
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
    clear: () => applicationDrafts.clear(kind, draft),
    tokens: kind === 'pair' ? [first, second] : [first],
    liquidity,
    pool,
    problems: Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)),
    blockNumber: useBlock().number,
  };
};
