import { importLater } from '#lib/laterParts.ts';

export const startAfterFirstPage = <T>(
  load: () => Promise<T>,
  start: (loaded: T) => (() => void) | Promise<() => void>,
): (() => void) => {
  let leave: (() => void) | undefined;
  let isLeft = false;
  const begin = async (): Promise<void> => {
    const started = await start(await importLater(load));
    if (isLeft) started();
    else leave = started;
  };
  void begin();
  return () => {
    isLeft = true;
    leave?.();
  };
};
