import type { ConfusableFinder } from '#domain/tokens/confusableFinder.ts';
import type { Token } from '#domain/tokens/types.ts';
import { lazyModule } from '#lib/later.ts';

type Rule = (trusted: readonly Token[]) => ConfusableFinder;

/** Loads with the first token that needs it: most pages show only trusted tokens. */
const rule = lazyModule(async () => (await import('#domain/tokens/confusableFinder.ts')).confusableFinder);
const finders = new WeakMap<readonly Token[], ConfusableFinder>();

export const confusableRule = { current: rule.read, subscribe: rule.onArrival };

export const findConfusable = (known: Rule | undefined, trusted: readonly Token[], token: Token): Token | undefined => {
  if (!known) {
    void rule.request();
    return undefined;
  }
  const find = finders.get(trusted) ?? known(trusted);
  finders.set(trusted, find);
  return find(token);
};
