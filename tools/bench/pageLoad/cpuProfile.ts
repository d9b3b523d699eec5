import type { CallFrame, SourceFunction } from './sourceNames.ts';

/** Microseconds of the traces' clock. */
export interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame; readonly children?: number[] }[];
  readonly startTime: number;
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Innermost function first. */
interface Sample {
  readonly at: number;
  readonly microseconds: number;
  readonly stack: readonly SourceFunction[];
}

/** Milliseconds: self and total. */
export interface Cost {
  readonly name: string;
  readonly selfMs: number;
  readonly totalMs: number;
}

const IDLE: readonly string[] = ['(idle)', '(root)'];

const stacksOf = (
  { nodes }: CpuProfile,
  sourceOf: (frame: CallFrame) => SourceFunction,
): ReadonlyMap<number, readonly SourceFunction[]> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly SourceFunction[]>();
  const walk = (id: number, above: readonly SourceFunction[]): void => {
    const node = byId.get(id);
    if (!node) return;
    const isShown = !IDLE.includes(node.callFrame.functionName);
    const stack = isShown ? [sourceOf(node.callFrame), ...above] : above;
    stacks.set(id, stack);
    for (const child of node.children ?? []) walk(child, stack);
  };
  const [root] = nodes;
  if (root) walk(root.id, []);
  return stacks;
};

export const samplesOf = (profile: CpuProfile, sourceOf: (frame: CallFrame) => SourceFunction): readonly Sample[] => {
  const stacks = stacksOf(profile, sourceOf);
  const { samples = [], timeDeltas = [] } = profile;
  const found: Sample[] = [];
  let at = profile.startTime;
  samples.forEach((id, index) => {
    at += timeDeltas[index] ?? 0;
    const stack = stacks.get(id) ?? [];
    if (stack.length > 0) found.push({ at, microseconds: timeDeltas[index + 1] ?? 0, stack });
  });
  return found;
};

export const within = (samples: readonly Sample[], from: number, to: number): readonly Sample[] =>
  samples.filter(({ at }) => at >= from && at < to);

/** By name. A recursive function counts once. */
export const costsOf = (samples: readonly Sample[], nameOf: (entry: SourceFunction) => string): readonly Cost[] => {
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, microseconds: number): void =>
    void sums.set(name, (sums.get(name) ?? 0) + microseconds / 1000);
  for (const { stack, microseconds } of samples) {
    const names = stack.map(nameOf);
    add(self, names[0] ?? '', microseconds);
    for (const name of new Set(names)) add(total, name, microseconds);
  }
  return [...total].map(([name, totalMs]) => ({ name, totalMs, selfMs: self.get(name) ?? 0 }));
};
