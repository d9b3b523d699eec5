import { createNotifier } from '#lib/createNotifier.ts';

interface LinkedCrosshair {
  /** Chart under the pointer. */
  readonly from: object;
  /** Unix seconds; undefined while the pointer is on no candle. */
  readonly time: number | undefined;
}

/** Joins the crosshairs of several charts. */
export interface CrosshairLink {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined until the first move. */
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
