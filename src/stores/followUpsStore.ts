import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { answerFollowUp, openFollowUp, type FollowUp, type FollowUpOffer } from '#domain/followUps/followUp.ts';
import { followUpsIn, MAX_FOLLOW_UPS, orderOfKey } from '#domain/followUps/storedFollowUps.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { FollowUpMark } from '#domain/transactions/types.ts';
import { createSharedArea } from '#lib/sharedArea.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

type Subject = Pick<FollowUp, 'account' | 'order'>;

/** Shared by all tabs: each change applies to the stored state, not to this tab's copy. */
interface FollowUpsStore {
  current(): readonly FollowUp[];
  subscribe(listener: () => void): () => void;
  /**
   * Replaces the follow-up of the same order. `full`: `MAX_FOLLOW_UPS` others exist. `notKept`: the storage refused it,
   * so it lasts until the page is left.
   */
  set(followUp: FollowUp): 'stored' | 'full' | 'notKept';
  /** Also records that the ticket of this tab shows the offer. */
  opened(subject: Subject, offer: Pick<FollowUpOffer, 'amount' | 'sold'>, nowMs: number): void;
  /** Opened offer that the ticket of this tab shows; undefined for an order of other tokens, and after a reload. */
  inTicket(account: Address, paid: Address, bought: Address): FollowUpMark | undefined;
  /** Records that the offered order was sent. Undefined: sending failed, so it is offered again. */
  sent(subject: Subject, sentTime: number | undefined): void;
  /**
   * Records that the offer was placed or dismissed. Changes nothing if another tab answered after `subject` was read.
   */
  answered(subject: Subject & Pick<FollowUp, 'answered'>, offer: FollowUpOffer): void;
  remove(subject: Subject): void;
  follow(): () => void;
}

const isSame = (a: Subject, b: Subject | undefined): boolean => a.account === b?.account && a.order === b.order;

export const createFollowUpsStore = (storage: SafeStorage): FollowUpsStore => {
  const area = createSharedArea(
    storage,
    laterStorageKeys.followUps,
    ({ account, order }) => `${String(account)} ${String(order)}`,
  );
  const kept = createStoredValue(laterStorageKeys.followUps, followUpsIn, area);
  let shown: Subject | undefined;
  const change = (subject: Subject, apply: (known: FollowUp) => FollowUp | undefined): void =>
    void kept.keep(kept.read().flatMap((known) => (isSame(known, subject) ? (apply(known) ?? []) : known)));
  return {
    current: kept.read,
    subscribe: kept.subscribe,
    follow: kept.follow,
    set(followUp) {
      const others = kept.read().filter((known) => !isSame(known, followUp));
      if (others.length >= MAX_FOLLOW_UPS) return 'full';
      return kept.keep([...others, followUp]) ? 'stored' : 'notKept';
    },
    opened(subject, offer, nowMs) {
      shown = subject;
      change(subject, (known) => openFollowUp(known, offer, nowMs));
    },
    inTicket(account, paid, bought) {
      const { order, openedTime } =
        kept.read().find((known) => known.account === account && isSame(known, shown)) ?? {};
      const tokens = order === undefined ? undefined : orderOfKey(order);
      const isOpposite = tokens?.boughtToken === paid && tokens.soldToken === bought;
      return order !== undefined && openedTime !== undefined && isOpposite ? { order, openedTime } : undefined;
    },
    sent: (subject, sentTime) =>
      change(subject, ({ sentTime: _, ...known }) => (sentTime === undefined ? known : { ...known, sentTime })),
    answered: (subject, offer) =>
      change(subject, (known) => (known.answered === subject.answered ? answerFollowUp(known, offer) : known)),
    remove: (subject) => change(subject, () => undefined),
  };
};

export const followUpsStore = createFollowUpsStore(browserStorage);
