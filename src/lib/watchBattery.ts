/** Battery Status API, which some browsers lack or deny. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** 0 to 1. */
  readonly level: number;
}

interface Powered {
  readonly getBattery?: () => Promise<Battery>;
}

const LOW_LEVEL = 0.2;

/** True is passed at a level of at most 20% without a charger. @returns its end */
export const watchBattery = (onChange: (isLow: boolean) => void): (() => void) => {
  const { navigator } = globalThis as { readonly navigator?: Powered };
  const left = new AbortController();
  const follow = (battery: Battery): void => {
    const report = (): void => onChange(!battery.charging && battery.level <= LOW_LEVEL);
    if (left.signal.aborted) return;
    for (const event of ['chargingchange', 'levelchange'])
      battery.addEventListener(event, report, { signal: left.signal });
    report();
  };
  void navigator?.getBattery?.().then(follow, () => undefined);
  return () => left.abort();
};
