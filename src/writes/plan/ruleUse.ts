/** Name of a rule with its arguments. `A` has the arguments of each rule by its name. */
export type RuleUse<A, N extends keyof A = keyof A> = { readonly [K in N]: { readonly rule: K } & A[K] }[N];
