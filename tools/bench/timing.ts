/** Median; of an even count, the mean of the two middle values. @throws for an empty list */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
};

export interface TimedJob {
  readonly repeat: number;
  readonly run: () => void;
}

const millisecondsOf = ({ repeat, run }: TimedJob): number => {
  const start = performance.now();
  for (let done = 0; done < repeat; done += 1) run();
  return (performance.now() - start) / repeat;
};

/**
 * Medians of rounds in which the jobs take turns, so that other load slows all of them. The first rounds are not
 * counted.
 */
export const medianTimes = <K extends string>(
  jobs: Readonly<Record<K, TimedJob>>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Readonly<Record<K, number>> => {
  const names = Object.keys(jobs) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      const time = millisecondsOf(jobs[name]);
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
};
