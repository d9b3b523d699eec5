import { createNotifier } from '#lib/createNotifier.ts';

interface LinkedCrosshair {
  readonly from: object;
  /** Unix seconds; undefined while the pointer is on no candle. */
  readonly time: number | undefined;
}

export interface CrosshairLink {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => LinkedCrosshair | undefined;
  readonly move: (crosshair: LinkedCrosshair) => void;
}

export const createCrosshairLink = (): CrosshairLink => {
  const moved = createNotifier();
  let last: LinkedCrosshair | undefined;
  return {
    subscribe: moved.add,
    read: () => last,
    move(crosshair) {
      if (last?.from === crosshair.from && last.time === crosshair.time) return;
      last = crosshair;
      moved.notify();
    },
  };
};
