import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { answerFollowUp, type FollowUp, type FollowUpTurn } from '#domain/followUps/followUp.ts';
import { followUpsIn, followUpsText, MAX_FOLLOW_UPS } from '#domain/followUps/storedFollowUps.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';

type Subject = Pick<FollowUp, 'account' | 'order'>;

/** External store of all tabs; changes apply to the stored state. */
export interface FollowUpsStore {
  current(): readonly FollowUp[];
  subscribe(listener: () => void): () => void;
  /** Replaces the one of the same order. False if `MAX_FOLLOW_UPS` others exist. */
  set(followUp: FollowUp): boolean;
  /** The ticket's confirmation was opened for this amount. */
  opened(subject: Subject, amount: bigint, nowMs: number): void;
  /** The offer was placed or dismissed. */
  answered(subject: Subject, offer: Extract<FollowUpTurn, { kind: 'offer' }>): void;
  remove(subject: Subject): void;
  refresh(): void;
}

export const createFollowUpsStore = (storage: SafeStorage): FollowUpsStore => {
  const changed = createNotifier();
  const stored = (): readonly FollowUp[] => {
    try {
      return followUpsIn(JSON.parse(storage.get(laterStorageKeys.followUps) ?? 'null'));
    } catch {
      return [];
    }
  };
  let followUps = stored();
  const refresh = (): void => {
    followUps = stored();
    changed.tell();
  };
  const write = (next: readonly FollowUp[]): void => {
    storage.set(laterStorageKeys.followUps, followUpsText(next));
    refresh();
  };
  const change = ({ account, order }: Subject, apply: (known: FollowUp) => FollowUp | undefined): void =>
    write(
      stored().flatMap((known) => (known.account === account && known.order === order ? (apply(known) ?? []) : known)),
    );
  return {
    current: () => followUps,
    subscribe: changed.add,
    set(followUp) {
      const { account, order } = followUp;
      const others = stored().filter((known) => known.account !== account || known.order !== order);
      if (others.length >= MAX_FOLLOW_UPS) return false;
      write([...others, followUp]);
      return true;
    },
    opened: (subject, amount, nowMs) => change(subject, (known) => ({ ...known, opened: amount, openedTime: nowMs })),
    answered: (subject, offer) => change(subject, (known) => answerFollowUp(known, offer)),
    remove: (subject) => change(subject, () => undefined),
    refresh,
  };
};

export const followUpsStore = createFollowUpsStore(browserStorage);

export const followStoredFollowUps = (): (() => void) => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key === laterStorageKeys.followUps) followUpsStore.refresh();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
