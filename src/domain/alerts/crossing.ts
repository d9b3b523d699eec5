/**
 * Position of a figure against its alert. `on`: the condition holds. `off`: clearly does not. `between`: too close, so
 * that a figure that swings around the threshold notifies once. Undefined: not known.
 */
export type Level = 'on' | 'off' | 'between' | undefined;

/** Memory of an alert between blocks. */
export interface CrossingState {
  /** Block of the last reading that changed the state; undefined before the first. */
  readonly at: number | undefined;
  /** First block of the current run of readings; the alert flips if the run lasts. */
  readonly since: number | undefined;
  /** True once announced, until the figure is clearly elsewhere again. */
  readonly told: boolean;
}

export const unannounced: CrossingState = { at: undefined, since: undefined, told: false };

/** Blocks that a crossing, and a return, must last: nothing that a reorg may undo is announced. */
export const CONFIRM_BLOCKS = 3;
/** A remembered block this far above the chain's is a node's mistake and must not silence the alert. */
const MAX_AHEAD = 256;

/** True for a block not above the last one that changed the state. */
const isOld = ({ at }: CrossingState, block: number): boolean =>
  at !== undefined && block <= at && at - block <= MAX_AHEAD;

/**
 * State after a reading at `block`, and true if the alert fires. The alert fires once the figure has been `on` for
 * three blocks, and re-arms once it has been `off` for three. An unknown figure changes nothing. Neither does a block
 * at or below the last one that mattered: it comes from a lagging node, a tab that is behind, or a replaced block.
 * Returns the same state if nothing changes.
 */
export const crossing = (
  state: CrossingState,
  block: number,
  level: Level,
): { readonly state: CrossingState; readonly fires: boolean } => {
  const quiet = { state, fires: false };
  const { since, told } = state;
  if (level === undefined || isOld(state, block)) return quiet;
  if (level !== (told ? 'off' : 'on')) {
    return since === undefined ? quiet : { state: { at: block, since: undefined, told }, fires: false };
  }
  if (since === undefined || since > block) return { state: { at: block, since: block, told }, fires: false };
  if (block - since < CONFIRM_BLOCKS) return quiet;
  return { state: { at: block, since: undefined, told: !told }, fires: !told };
};
