type Listener = () => void;

let message = '';
const listeners = new Set<Listener>();

/** Says a sentence to screen readers through the page's one polite live region. */
export function announce(sentence: string): void {
  // The same words again would not be read again: an invisible space makes them new.
  message = sentence === message ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

export const subscribeToAnnouncements = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const lastAnnouncement = (): string => message;
