interface Sighting {
  readonly blockNumber: number;
  readonly atMs: number;
}

export interface Pace {
  readonly usualBlockTimeMs: number;
  readonly sightings: readonly Sighting[];
  /** Polls since the last new block, and the time of the first of them. */
  readonly emptyPolls: number;
  readonly firstEmptyAtMs: number;
  readonly failures: number;
  readonly nextPollAtMs: number;
}

export type PollOutcome =
  | { readonly kind: 'advanced'; readonly blockNumber: number; readonly sentAtMs: number }
  | { readonly kind: 'empty'; readonly sentAtMs: number }
  | { readonly kind: 'failed'; readonly atMs: number };

const SIGHTINGS_KEPT = 12;
const SIGHTINGS_NEEDED = 4;
/** Share of the block time by which each poll comes earlier than the last, to stay close behind its block. */
const CREEP = 0.01;
/**
 * A block that the poll after an empty one finds is assumed to have come this share of the block time after the empty
 * poll.
 */
const MARGIN = 0.15;
const MIN_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 15_000;

export const startPace = (usualBlockTimeMs: number, nextPollAtMs: number): Pace => ({
  usualBlockTimeMs,
  sightings: [],
  emptyPolls: 0,
  firstEmptyAtMs: 0,
  failures: 0,
  nextPollAtMs,
});

export const blockTimeMs = ({ usualBlockTimeMs, sightings }: Pace): number => {
  const [first, last] = [sightings[0], sightings.at(-1)];
  if (!first || !last || sightings.length < SIGHTINGS_NEEDED) return usualBlockTimeMs;
  const seen = (last.atMs - first.atMs) / (last.blockNumber - first.blockNumber);
  return Math.min(2 * usualBlockTimeMs, Math.max(usualBlockTimeMs / 2, seen));
};

const afterNewBlock = (pace: Pace, { blockNumber, atMs }: Sighting): Pace => {
  const below = pace.sightings.filter((sighting) => sighting.blockNumber < blockNumber);
  const before = below.length === pace.sightings.length ? below : [];
  const next: Pace = {
    ...pace,
    sightings: [...before, { blockNumber, atMs }].slice(-SIGHTINGS_KEPT),
    emptyPolls: 0,
    failures: 0,
  };
  const blockTime = blockTimeMs(next);
  const cameAtMs = pace.emptyPolls === 1 ? pace.firstEmptyAtMs + MARGIN * blockTime : atMs - CREEP * blockTime;
  return { ...next, nextPollAtMs: Math.min(atMs, cameAtMs) + blockTime };
};

const afterEmptyPoll = (pace: Pace, sentAtMs: number): Pace => {
  const emptyPolls = pace.emptyPolls + 1;
  const wait = blockTimeMs(pace) * Math.min(2, 2 ** (emptyPolls - 2));
  const firstEmptyAtMs = emptyPolls === 1 ? sentAtMs : pace.firstEmptyAtMs;
  return { ...pace, failures: 0, emptyPolls, firstEmptyAtMs, nextPollAtMs: sentAtMs + wait };
};

/**
 * After a new block: the expected time of the next block, slightly earlier each time. After an empty poll: half a block
 * time later, then one, then two. After a failure: 1 s, doubled up to 15 s.
 */
export const nextPace = (pace: Pace, outcome: PollOutcome): Pace => {
  switch (outcome.kind) {
    case 'advanced':
      return afterNewBlock(pace, { blockNumber: outcome.blockNumber, atMs: outcome.sentAtMs });
    case 'empty':
      return afterEmptyPoll(pace, outcome.sentAtMs);
    case 'failed': {
      const failures = pace.failures + 1;
      const wait = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (failures - 1));
      return { ...pace, failures, sightings: [], nextPollAtMs: outcome.atMs + wait };
    }
  }
};

/** @param stride blocks from one read to the next; only a block that came in time skips others */
export const nextPollAtMs = (pace: Pace, stride: number): number => {
  const isInTime = pace.sightings.length > 0 && pace.failures === 0 && pace.emptyPolls === 0;
  return pace.nextPollAtMs + (isInTime ? (stride - 1) * blockTimeMs(pace) : 0);
};
