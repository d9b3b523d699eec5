import { confusableSkeleton } from '../tokens/confusableFinder.ts';

/** A wallet of this browser as it describes itself. */
interface SelfDescribed {
  readonly name?: string;
  /** Reverse domain name. */
  readonly domain?: string;
}

/** Names of this application's own rows in the list of wallets. */
const OWN_NAMES = ['WalletConnect', 'Your Safe', 'Browser wallet'];

/**
 * Indexes of the wallets whose name does not tell them apart: two look the same, or one has a name of this application's
 * own rows. Their rows need the domain as well.
 */
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
