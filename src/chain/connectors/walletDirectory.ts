import { createNotifier } from '#lib/createNotifier.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isEip1193Provider, type Eip1193Provider } from './eip1193.ts';
import type { LegacyWallet } from './legacyWallet.ts';

/** `icon` is a data URI, so that nothing is loaded from another host. */
export interface FoundWallet {
  /** Announced reverse domain name, made unique, or `injected` for a plain `window.ethereum`. */
  readonly id: string;
  readonly name?: string;
  readonly domain?: string;
  readonly icon?: string;
  readonly provider: Eip1193Provider;
  readonly isInjected: boolean;
}

const ANNOUNCE = 'eip6963:announceProvider';
const REQUEST = 'eip6963:requestProvider';

/** Providers of the application itself, known as objects because a wallet can announce any name. */
export const ownProviders = new WeakSet<object>();

const PLAIN_INJECTED_ID = 'injected';

const RESERVED = /^(?:injected(?: \d+)?|walletConnect)$/;

/** A larger picture would slow the dialog down. */
const LONGEST_ICON = 500_000;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Wallet of an EIP-6963 announcement; undefined if malformed. Throws as the wallet's getters do. */
export const readAnnouncement = (detail: unknown): FoundWallet | undefined => {
  const { info, provider } = fieldsOf(detail);
  if (!isEip1193Provider(provider)) return undefined;
  const { rdns, name, icon } = fieldsOf(info);
  const id = text(rdns);
  const announcedName = text(name);
  if (!id || !announcedName) return undefined;
  const image = text(icon);
  const domain = readableText(id) ?? 'unknown';
  return {
    id,
    name: readableText(announcedName) ?? domain,
    domain,
    provider,
    isInjected: !ownProviders.has(provider),
    ...(image?.startsWith('data:image/') && image.length <= LONGEST_ICON ? { icon: image } : {}),
  };
};

/** Providers in `providers` if the object represents several, as Coinbase Wallet's does. */
const providersAt = (plain: unknown): readonly Eip1193Provider[] => {
  const { providers } = fieldsOf(plain);
  const several = Array.isArray(providers) ? [...new Set(providers.filter(isEip1193Provider))] : [];
  if (several.length > 0) return several;
  return isEip1193Provider(plain) ? [plain] : [];
};

const unannounced = (provider: Eip1193Provider, index: number): FoundWallet => ({
  id: index === 0 ? PLAIN_INJECTED_ID : `${PLAIN_INJECTED_ID} ${index + 1}`,
  provider,
  isInjected: true,
});

const isSameList = (a: readonly FoundWallet[], b: readonly FoundWallet[]): boolean =>
  a.length === b.length && a.every(({ id, provider }, index) => id === b[index]?.id && provider === b[index].provider);

const isLegacy = (wallet: unknown): wallet is LegacyWallet =>
  !isEip1193Provider(wallet) && typeof fieldsOf(wallet).enable === 'function';

/** Snapshots are stable between changes, as external stores must be. */
interface WalletDirectory {
  list(): readonly FoundWallet[];
  find(id: string): FoundWallet | undefined;
  subscribe(listener: () => void): () => void;
  start(): () => void;
  /** A wallet may be injected late, without an event. */
  lookAgain(): void;
}

export type WalletHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  ethereum?: unknown;
};

/** Distinguishes two wallets with the same reverse domain name (EIP-6963). */
const uuidOf = (detail: unknown, { id }: FoundWallet): string =>
  text((detail as { info: { uuid?: unknown } }).info.uuid) ?? id;

/** Unused id for a wallet: a stored choice, or a press on another row, must not lead to another wallet. */
const freeId = (id: string, uuid: string, taken: readonly FoundWallet[]): string =>
  RESERVED.test(id) || taken.some((wallet) => wallet.id === id) ? freeId(`${id} ${uuid}`, uuid, taken) : id;

/** Undefined if a wallet's getter throws, so that no wallet hides another. */
const unlessThrown = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Reads the wallets at `window.ethereum`; an older one once it is adapted. Throws as its getters do. */
const createPlainWallets = (host: WalletHost, onAdapted: () => void): (() => readonly Eip1193Provider[]) => {
  let adapted: unknown;
  let fromLegacy: Eip1193Provider | undefined;
  const adapt = async (legacy: LegacyWallet): Promise<void> => {
    adapted = legacy;
    const { adaptLegacyWallet } = await import('./legacyWallet.ts');
    fromLegacy = adaptLegacyWallet(legacy);
    onAdapted();
  };
  return () => {
    if (isLegacy(host.ethereum) && host.ethereum !== adapted) void adapt(host.ethereum);
    return providersAt(host.ethereum === adapted ? fromLegacy : host.ethereum);
  };
};

/**
 * Wallets announced by EIP-6963, and `window.ethereum` if it is another object. A repeated announcement replaces none.
 */
export const createWalletDirectory = (host: WalletHost): WalletDirectory => {
  let announced: readonly FoundWallet[] = [];
  const uuids = new Set<string>();
  let shown: readonly FoundWallet[] = [];
  const changed = createNotifier();
  const readPlain = createPlainWallets(host, () => refresh());

  const refresh = (): void => {
    const plain = unlessThrown(readPlain) ?? [];
    const others = plain.filter((provider) => !announced.some((wallet) => wallet.provider === provider));
    const next = [...announced, ...others.map(unannounced)];
    if (isSameList(next, shown)) return;
    shown = next;
    changed.notify();
  };

  const lookAgain = (): void => {
    host.dispatchEvent(new Event(REQUEST));
    refresh();
  };

  const onAnnounce = (event: Event): void => {
    const { detail } = event as CustomEvent<unknown>;
    const wallet = unlessThrown(() => readAnnouncement(detail));
    if (!wallet || announced.some(({ provider }) => provider === wallet.provider)) return;
    const uuid = uuidOf(detail, wallet);
    if (uuids.has(uuid)) return;
    uuids.add(uuid);
    announced = [...announced, { ...wallet, id: freeId(wallet.id, uuid, announced) }];
    refresh();
  };

  return {
    list: () => shown,
    find: (id) => shown.find((wallet) => wallet.id === id),
    subscribe: changed.add,
    lookAgain,
    start: () => {
      host.addEventListener(ANNOUNCE, onAnnounce);
      host.addEventListener('ethereum#initialized', refresh);
      lookAgain();
      return () => {
        host.removeEventListener(ANNOUNCE, onAnnounce);
        host.removeEventListener('ethereum#initialized', refresh);
      };
    },
  };
};

export const walletDirectory = createWalletDirectory(globalThis);
