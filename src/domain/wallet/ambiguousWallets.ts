import { confusableSkeleton } from '../tokens/confusableFinder.ts';

interface SelfDescribed {
  readonly name?: string;
  readonly domain?: string;
}

const OWN_NAMES = ['WalletConnect', 'Your Safe', 'Browser wallet'];

/** Indexes of wallets that are confusable with each other or with an own row, so that their domain must be shown. */
export const ambiguousWallets = (wallets: readonly SelfDescribed[]): ReadonlySet<number> => {
  const skeletons = wallets.map(({ name }) => (name === undefined ? undefined : confusableSkeleton(name)));
  const own = new Set(OWN_NAMES.map(confusableSkeleton));
  const repeats = (skeleton: string): boolean => skeletons.filter((other) => other === skeleton).length > 1;
  return new Set(
    skeletons.flatMap((skeleton, index) =>
      skeleton !== undefined && (own.has(skeleton) || repeats(skeleton)) ? [index] : [],
    ),
  );
};
