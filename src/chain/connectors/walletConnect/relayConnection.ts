import type { WalletConnectClient } from './openClient.ts';

/** The relay regularly closes and reopens sockets, so shorter gaps are not reported. */
const QUIET_MS = 3000;
/** Pause before a new attempt, because the library gives up after a refused connection. */
const RETRY_MS = 5000;
const PATIENCE_MS = 8000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isHidden = (): boolean => document.visibilityState === 'hidden';

export interface RelayConnection {
  /** Waits up to `PATIENCE_MS` for a connection. Never rejects. */
  isConnected(): Promise<boolean>;
  stop(): void;
}

/**
 * Restores the session's topics, because another tab may have written the library's stored list without them. Returns
 * the function that stops this.
 */
const keepTopics = ({ core, session }: WalletConnectClient['client']): (() => void) => {
  const { subscriber } = core.relayer;
  const subscribeMissing = async (): Promise<void> => {
    for (const topic of [...session.keys, ...core.pairing.getPairings().map((pairing) => pairing.topic)]) {
      if (!(await subscriber.isKnownTopic(topic))) void subscriber.subscribe(topic).catch(() => undefined);
    }
  };
  const onResubscribed = (): void => void subscribeMissing();
  subscriber.on('subscription_resubscribed', onResubscribed);
  onResubscribed();
  return () => subscriber.off('subscription_resubscribed', onResubscribed);
};

/**
 * Keeps the relay connection, which phones cut while the person is in the wallet's app; it reopens with the page.
 * `say` receives lasting changes.
 */
export const keepRelayConnection = (
  { client }: Pick<WalletConnectClient, 'client'>,
  say: (state: 'up' | 'down') => void,
): RelayConnection => {
  const { relayer } = client.core;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const reopen = (): Promise<void> => relayer.transportOpen().catch(() => undefined);
  const retry = (): void => {
    if (isStopped || relayer.connected) return;
    if (!isHidden()) {
      say('down');
      void reopen();
    }
    timer = setTimeout(retry, RETRY_MS);
  };
  const onDisconnect = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(retry, QUIET_MS);
  };
  const onConnect = (): void => {
    clearTimeout(timer);
    if (!isStopped) say('up');
  };
  const onVisible = (): void => {
    if (!isHidden() && !relayer.connected) void reopen();
  };

  relayer.on('relayer_disconnect', onDisconnect);
  relayer.on('relayer_connect', onConnect);
  document.addEventListener('visibilitychange', onVisible);
  if (!relayer.connected) onDisconnect();
  const leaveTopics = keepTopics(client);
  return {
    isConnected: async () => {
      if (!relayer.connected) await Promise.race([reopen(), sleep(PATIENCE_MS)]);
      return relayer.connected;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      relayer.off('relayer_disconnect', onDisconnect);
      relayer.off('relayer_connect', onConnect);
      leaveTopics();
      document.removeEventListener('visibilitychange', onVisible);
      say('up');
    },
  };
};
