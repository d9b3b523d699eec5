import type { ConfusableFinder } from '#domain/tokens/confusableFinder.ts';
import type { Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';

type Rule = (trusted: readonly Token[]) => ConfusableFinder;

let rule: Rule | undefined;
let isLoading = false;
const loaded = createNotifier();
const finders = new WeakMap<readonly Token[], ConfusableFinder>();

/** Loads the rule with the first token that needs it: most pages show trusted tokens alone. */
const load = (): void => {
  if (isLoading) return;
  isLoading = true;
  void importWithRetry(() => import('#domain/tokens/confusableFinder.ts')).then(({ confusableFinder }) => {
    rule = confusableFinder;
    loaded.tell();
  });
};

/** The rule of look-alikes as an external store: undefined until it is loaded. */
export const confusableRule = {
  current: (): Rule | undefined => rule,
  subscribe: loaded.add,
};

/** The trusted token that another one can be taken for. Without the rule it is asked for, and none is told. */
export const findConfusable = (known: Rule | undefined, trusted: readonly Token[], token: Token): Token | undefined => {
  if (!known) {
    load();
    return undefined;
  }
  const find = finders.get(trusted) ?? known(trusted);
  finders.set(trusted, find);
  return find(token);
};
