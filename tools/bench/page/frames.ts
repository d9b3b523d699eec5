export const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
