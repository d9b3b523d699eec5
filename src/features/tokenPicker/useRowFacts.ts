import { useMemo } from 'react';
import { hiddenToken } from '#config/tokens/hiddenToken.ts';
import type { ListTag } from '#domain/lists/types.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { useAppSelector } from '#state/hooks.ts';
import { standIns } from '#state/lists/slice.ts';

export interface RowFacts {
  /** `active`: can be chosen. `import`: must be imported first. `unsupported`: cannot be traded. */
  readonly status: 'active' | 'import' | 'unsupported';
  /** True for whitelisted tokens and the native coin. */
  readonly isTrusted: boolean;
  /** Trusted token that it could be mistaken for. */
  readonly confusedWith: Token | undefined;
  readonly source: string | undefined;
  readonly isOwn: boolean;
  readonly tags: readonly ListTag[];
}

export type FactsOf = (currency: Currency) => RowFacts;

const ofTheCoin: RowFacts = {
  status: 'active',
  isTrusted: true,
  confusedWith: undefined,
  source: undefined,
  isOwn: false,
  tags: [],
};

export const useRowFacts = (): FactsOf => {
  const statusOf = useTokenStatusOf();
  const byUrl = useAppSelector(({ lists }) => lists.byUrl);
  return useMemo(() => {
    const known = new WeakMap<Currency, RowFacts>();
    const listsOf = (urls: readonly string[]) => urls.flatMap((url) => byUrl[url]?.current ?? standIns.get(url) ?? []);
    const factsOf = (token: Token): RowFacts => {
      const { whitelisted, offered, own, unsupported, confusedWith, sources } = statusOf(token);
      const lists = listsOf(sources);
      const isActive = offered || own || token.address === hiddenToken?.address;
      return {
        status: unsupported ? 'unsupported' : isActive ? 'active' : 'import',
        isTrusted: whitelisted,
        confusedWith,
        source: lists[0]?.name,
        isOwn: own,
        tags: (token.tags ?? []).flatMap((id) => lists.find(({ tags }) => Object.hasOwn(tags, id))?.tags[id] ?? []),
      };
    };
    return (currency) => {
      if (currency.kind === 'native') return ofTheCoin;
      const facts = known.get(currency) ?? factsOf(currency);
      known.set(currency, facts);
      return facts;
    };
  }, [statusOf, byUrl]);
};
