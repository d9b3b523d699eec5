type Listener = () => void;

let message = '';
const listeners = new Set<Listener>();

export function announce(sentence: string): void {
  // Screen readers skip a repeated text, so an invisible space makes it different.
  message = sentence === message ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

export const subscribeToAnnouncements = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const lastAnnouncement = (): string => message;
