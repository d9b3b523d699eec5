/** Battery Status API, which some browsers lack or deny. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

interface Powered {
  readonly getBattery?: () => Promise<Battery>;
}

const LOW_LEVEL = 0.2;

/** Passes true at a level of at most 20 % without a charger. @returns the function that ends this */
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
