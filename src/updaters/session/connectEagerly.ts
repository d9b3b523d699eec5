import { walletDirectory, type FoundWallet } from '#chain/connectors/walletDirectory.ts';
import { sharesAccount } from '#chain/connectors/walletAnswers.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { importWithRetry } from '#lib/later.ts';
import { storage, tabStorage } from '#lib/storage.ts';
import type { AppStore } from '#state/hooks.ts';
import type { WalletActivation } from '#reads/wallet/useWalletActivation.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isPhone = (): boolean => /Mobi|Android/i.test(navigator.userAgent);

/** The last wallet, or on a first visit the only injected wallet that shares an account. */
const findWallet = async (last: string | undefined): Promise<FoundWallet | undefined> => {
  if (last !== undefined) return walletDirectory.find(last);
  const injected = walletDirectory.list().filter(({ isInjected }) => isInjected);
  const sharing = await Promise.all(
    injected.map(({ provider }) =>
      Promise.race([sharesAccount(provider), pause(rules.page.walletSilenceMs).then(() => false)]),
    ),
  );
  const authorized = injected.filter((_, index) => sharing[index]);
  // The browser of a wallet app has one wallet, which the user chose by opening it.
  const [wallet, ...others] = authorized.length === 0 && isPhone() ? injected : authorized;
  return others.length === 0 ? wallet : undefined;
};

/** True if the wallet may prompt: on a phone, once per visit. */
const mayAsk = (): boolean => {
  if (!isPhone() || tabStorage.get(storageKeys.requestedWallet) !== undefined) return false;
  tabStorage.set(storageKeys.requestedWallet, 'yes');
  return true;
};

const createAttempts = (activate: WalletActivation['activate'], isStopped: () => boolean) => {
  let isTrying = false;
  let offers = 0;
  const attempt = async (id: string, onlyIfAuthorized: boolean): ReturnType<typeof activate> => {
    const before = offers;
    isTrying = true;
    try {
      const connected = await activate(id, { onlyIfAuthorized });
      if (connected.ok || offers === before || isStopped()) return connected;
    } finally {
      isTrying = false;
    }
    return attempt(id, true);
  };
  const offer = (id: string): void => {
    offers += 1;
    if (!isTrying) void attempt(id, true);
  };
  return { attempt, offer };
};

/** Connects when a wallet offers an account or changes the chain, but not after a manual disconnect. */
const connectInjected = (activate: WalletActivation['activate']): (() => void) => {
  let release = (): void => undefined;
  let tried: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const { attempt, offer } = createAttempts(activate, () => isStopped);

  const connect = async (last: string | undefined): Promise<void> => {
    if (last === WALLET_CONNECT_ID) {
      if (env.walletConnectProjectId !== undefined && tried !== last) void activate(last, { onlyIfAuthorized: true });
      tried = last;
      return;
    }
    const wallet = await findWallet(last);
    if (isStopped || !wallet || wallet.provider === tried) return;
    release();
    const { id, provider } = wallet;
    tried = provider;
    const again = (): void => offer(id);
    provider.on?.('accountsChanged', again);
    provider.on?.('chainChanged', again);
    release = () => {
      provider.removeListener?.('accountsChanged', again);
      provider.removeListener?.('chainChanged', again);
    };
    const asks = wallet.isInjected && mayAsk();
    const connected = await attempt(id, !asks);
    // The user clicked nothing, so a refusal is no error.
    if (asks && !connected.ok) walletSession.clear();
  };
  const look = (): void => {
    const last = storage.get(storageKeys.wallet);
    clearTimeout(timer);
    // On a first visit, waits until all wallets have announced themselves.
    if (!last) walletSession.endRestoring();
    if (last === undefined) timer = setTimeout(() => void connect(last), rules.page.walletsSettleMs);
    else void connect(last);
  };

  /** Another tab connected a wallet on another device, whose session all tabs share. */
  const onStored = ({ key, newValue }: StorageEvent): void => {
    if (key !== storageKeys.wallet || newValue !== WALLET_CONNECT_ID) return;
    tried = undefined;
    look();
  };

  look();
  const silence = setTimeout(walletSession.endRestoring, rules.page.walletSilenceMs);
  addEventListener('storage', onStored);
  const stop = walletDirectory.subscribe(look);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    clearTimeout(silence);
    removeEventListener('storage', onStored);
    stop();
    release();
  };
};

let safe: Promise<boolean> | undefined;
let isOut = false;

/** Spec 000 section 4: the Safe that frames the page, else a wallet of this browser. */
export const connectEagerly = (
  { activate, open }: Pick<WalletActivation, 'activate' | 'open'>,
  store: AppStore,
): (() => void) => {
  if (window.parent === window) return connectInjected(activate);
  let stop = (): void => undefined;
  let isStopped = false;
  isOut = true;
  safe ??= importWithRetry(() => import('./connectSafe.ts')).then(({ connectSafe }) =>
    connectSafe(open, store, () => isOut),
  );
  void safe.then((isFound) => {
    if (isFound) walletSession.endRestoring();
    else if (!isStopped) stop = connectInjected(activate);
  });
  return () => {
    isStopped = true;
    isOut = false;
    stop();
  };
};
