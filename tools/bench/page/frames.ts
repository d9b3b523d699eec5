export const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/** Resolves once the frame in which it is called has been laid out and painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
