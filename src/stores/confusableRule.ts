import type { ConfusableFinder } from '#domain/tokens/confusableFinder.ts';
import type { Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';

type Rule = (trusted: readonly Token[]) => ConfusableFinder;

let rule: Rule | undefined;
let isLoading = false;
const loaded = createNotifier();
const finders = new WeakMap<readonly Token[], ConfusableFinder>();

/** Loads the rule with the first token that needs it: most pages show only trusted tokens. */
const load = (): void => {
  if (isLoading) return;
  isLoading = true;
  void importWithRetry(() => import('#domain/tokens/confusableFinder.ts')).then(({ confusableFinder }) => {
    rule = confusableFinder;
    loaded.notify();
  });
};

export const confusableRule = {
  current: (): Rule | undefined => rule,
  subscribe: loaded.add,
};

export const findConfusable = (known: Rule | undefined, trusted: readonly Token[], token: Token): Token | undefined => {
  if (!known) {
    load();
    return undefined;
  }
  const find = finders.get(trusted) ?? known(trusted);
  finders.set(trusted, find);
  return find(token);
};
