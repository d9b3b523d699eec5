import { createNotifier } from '#lib/createNotifier.ts';

/** The link that a wallet connects by, `wc:...`, and until when it does, unix milliseconds. */
export interface PairingLink {
  readonly uri: string;
  readonly expiresAtMs: number;
}

let link: PairingLink | undefined;
const changed = createNotifier();

/** The link on offer, as an external store; undefined while it is being made. */
export const pairingLink = {
  current: (): PairingLink | undefined => link,
  set: (next: PairingLink | undefined): void => {
    link = next;
    changed.tell();
  },
  subscribe: changed.add,
};
