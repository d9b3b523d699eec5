import type { WalletConnectClient } from './openClient.ts';

/** The relay closes and reopens sockets in ordinary work, so shorter gaps are not reported. */
const QUIET_MS = 3000;
/** The library gives up after a refused connection. */
const RETRY_MS = 5000;
const PATIENCE_MS = 8000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isHidden = (): boolean => document.visibilityState === 'hidden';

export interface RelayConnection {
  /** Waits up to `PATIENCE_MS`. Never rejects. */
  isConnected(): Promise<boolean>;
  stop(): void;
}

/** Another tab may have written the library's stored list of topics, without the session's. Returns how to stop. */
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

/** Phones cut it while the person is in the wallet's app; it reopens with the page. `say` gets lasting changes. */
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
