/** `on`: the condition holds. `off`: it clearly does not. `between`: hysteresis, so that one crossing notifies once. */
export type Level = 'on' | 'off' | 'between' | undefined;

export interface CrossingState {
  readonly at: number | undefined;
  /** First block of the current run of readings; the alert flips if the run lasts. */
  readonly since: number | undefined;
  /** True from the announcement until the figure is clearly back. */
  readonly isAnnounced: boolean;
}

export const unannounced: CrossingState = { at: undefined, since: undefined, isAnnounced: false };

/** Blocks that a crossing or a return must last, so that a reorg undoes no announced news. */
export const CONFIRM_BLOCKS = 3;
/** A remembered block this far above the chain's comes from a faulty node and must not silence the alert. */
const MAX_AHEAD = 256;

/**
 * True for a block that is not later than `at`, the block of the last reading. False more than 256 blocks before it,
 * because `at` is then a faulty node's.
 */
export const isOldBlock = (at: number | undefined, block: number): boolean =>
  at !== undefined && block <= at && at - block <= MAX_AHEAD;

/** Fires after three blocks `on`, re-arms after three `off`; unknown figures and late blocks change nothing. */
export const crossing = (
  state: CrossingState,
  block: number,
  level: Level,
): { readonly state: CrossingState; readonly fires: boolean } => {
  const quiet = { state, fires: false };
  const { since, isAnnounced } = state;
  if (level === undefined || isOldBlock(state.at, block)) return quiet;
  if (level !== (isAnnounced ? 'off' : 'on')) {
    return since === undefined ? quiet : { state: { at: block, since: undefined, isAnnounced }, fires: false };
  }
  if (since === undefined || since > block) return { state: { at: block, since: block, isAnnounced }, fires: false };
  if (block - since < CONFIRM_BLOCKS) return quiet;
  return { state: { at: block, since: undefined, isAnnounced: !isAnnounced }, fires: !isAnnounced };
};
