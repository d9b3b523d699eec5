import type { EngineName } from './engine.ts';

/** Results of one engine's journeys. */
export interface EngineReport {
  readonly name: EngineName;
  readonly passed: number;
  readonly skipped: number;
  /** Journeys by name, each with the reason. */
  readonly failed: readonly string[];
  /** Journeys that passed only when they were run again. */
  readonly flaky: readonly string[];
  readonly seconds: number;
  /** The reason why the engine was skipped. */
  readonly missing?: string;
}

export type EnginesReport = readonly EngineReport[];
