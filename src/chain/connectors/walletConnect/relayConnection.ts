import type { WalletConnectClient } from './openClient.ts';

/** Absence of a connection before it is reported: the relay closes and reopens sockets in ordinary work. */
const QUIET_MS = 3000;
/** The library gives up after a refused connection, so it is reopened after this time. */
const RETRY_MS = 5000;
/** Time that a request waits for the relay before it is refused. */
const PATIENCE_MS = 8000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isHidden = (): boolean => document.visibilityState === 'hidden';

export interface RelayConnection {
  /** True if the relay can be reached within `PATIENCE_MS`. Never rejects. */
  isConnected(): Promise<boolean>;
  stop(): void;
}

/**
 * Subscribes to the topics of all sessions and pairings. The library subscribes to the list in the browser's storage, at the
 * start and after a cut, and another tab may have written that: without the session's topic no answer of the wallet would
 * arrive, and with an empty list nothing is opened at all. Returns how to stop.
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
 * Keeps the connection to the relay. Phones cut it while the person is in the wallet's app, so it is opened again as soon
 * as the page is back.
 * @param say called with a connection that stays away, and of its return
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
