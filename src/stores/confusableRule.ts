import type { LookAlikes } from '#domain/tokens/lookAlike.ts';
import type { Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';

type Rule = (trusted: readonly Token[]) => LookAlikes;

let rule: Rule | undefined;
let isLoading = false;
const loaded = createNotifier();
const finders = new WeakMap<readonly Token[], LookAlikes>();

/** Loads the rule with the first token that needs it: most pages show trusted tokens alone. */
const load = (): void => {
  if (isLoading) return;
  isLoading = true;
  void importWithRetry(() => import('#domain/tokens/lookAlike.ts')).then(({ lookAlikes }) => {
    rule = lookAlikes;
    loaded.tell();
  });
};

/** The rule of look-alikes as an external store: undefined until it is loaded. */
export const lookAlikeRule = {
  current: (): Rule | undefined => rule,
  subscribe: loaded.add,
};

/** The trusted token that another one can be taken for. Without the rule it is asked for, and none is told. */
export const findLookAlike = (known: Rule | undefined, trusted: readonly Token[], token: Token): Token | undefined => {
  if (!known) {
    load();
    return undefined;
  }
  const find = finders.get(trusted) ?? known(trusted);
  finders.set(trusted, find);
  return find(token);
};
