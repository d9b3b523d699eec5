import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { answerFollowUp, openFollowUp, type FollowUp, type FollowUpOffer } from '#domain/followUps/followUp.ts';
import { followUpsIn, MAX_FOLLOW_UPS } from '#domain/followUps/storedFollowUps.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

type Subject = Pick<FollowUp, 'account' | 'order'>;

/** Shared by all tabs: each change applies to the stored state, not to this tab's copy. */
interface FollowUpsStore {
  current(): readonly FollowUp[];
  subscribe(listener: () => void): () => void;
  /** Replaces the follow-up of the same order. Returns false if `MAX_FOLLOW_UPS` others exist. */
  set(followUp: FollowUp): boolean;
  opened(subject: Subject, offer: Pick<FollowUpOffer, 'amount' | 'sold'>, nowMs: number): void;
  /** Records that the offered order was sent. Undefined: sending failed, so it is offered again. */
  sent(subject: Subject, sentTime: number | undefined): void;
  /**
   * Records that the offer was placed or dismissed. Changes nothing if another tab answered after `subject` was read.
   */
  answered(subject: Subject & Pick<FollowUp, 'answered'>, offer: FollowUpOffer): void;
  remove(subject: Subject): void;
  follow(): () => void;
}

export const createFollowUpsStore = (storage: SafeStorage): FollowUpsStore => {
  const kept = createStoredValue(laterStorageKeys.followUps, followUpsIn, storage);
  const change = ({ account, order }: Subject, apply: (known: FollowUp) => FollowUp | undefined): void =>
    void kept.keep(
      kept
        .read()
        .flatMap((known) => (known.account === account && known.order === order ? (apply(known) ?? []) : known)),
    );
  return {
    current: kept.read,
    subscribe: kept.subscribe,
    follow: kept.follow,
    set(followUp) {
      const { account, order } = followUp;
      const others = kept.read().filter((known) => known.account !== account || known.order !== order);
      if (others.length >= MAX_FOLLOW_UPS) return false;
      kept.keep([...others, followUp]);
      return true;
    },
    opened: (subject, offer, nowMs) => change(subject, (known) => openFollowUp(known, offer, nowMs)),
    sent: (subject, sentTime) =>
      change(subject, ({ sentTime: _, ...known }) => (sentTime === undefined ? known : { ...known, sentTime })),
    answered: (subject, offer) =>
      change(subject, (known) => (known.answered === subject.answered ? answerFollowUp(known, offer) : known)),
    remove: (subject) => change(subject, () => undefined),
  };
};

export const followUpsStore = createFollowUpsStore(browserStorage);
