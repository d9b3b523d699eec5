/**
 * Where a figure is: `on` where the alert asks for it, `off` clearly elsewhere, `between` too close to tell, so that a
 * figure that swings around the threshold is told once. Undefined: not known.
 */
export type Level = 'on' | 'off' | 'between' | undefined;

/** What is remembered of an alert between blocks. */
export interface CrossingState {
  /** The block of the last reading that changed something; undefined before the first. */
  readonly at: number | undefined;
  /** First block of the run of readings that will turn the alert if it lasts. */
  readonly since: number | undefined;
  /** It has been told and waits until the figure is clearly elsewhere again. */
  readonly told: boolean;
}

export const untold: CrossingState = { at: undefined, since: undefined, told: false };

/** A crossing, and a return, counts once it has lasted so many blocks: what a reorg takes back is not told. */
export const CONFIRM_BLOCKS = 3;
/** A remembered block so far above the chain's is a mistake of some node, and does not silence the alert. */
const MAX_AHEAD = 256;

/** Whether a block is not above the last one that mattered. */
const isOld = ({ at }: CrossingState, block: number): boolean =>
  at !== undefined && block <= at && at - block <= MAX_AHEAD;

/**
 * The state after a reading at `block`, and whether the alert fires. It fires when the figure has been `on` for three
 * blocks, once; it is armed again when the figure has been `off` for three blocks. A figure that is not known changes
 * nothing. A block that is not above the last one that mattered changes nothing either: it is of a lagging node, of
 * another tab that is behind, or was replaced. Returns the state itself where nothing changes.
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
