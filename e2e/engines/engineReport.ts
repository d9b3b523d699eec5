import type { EngineName } from './engine.ts';

/** Results of one engine's journeys. */
export interface EngineReport {
  readonly name: EngineName;
  readonly passed: number;
  readonly skipped: number;
  /** By name, with the reason. */
  readonly failed: readonly string[];
  /** Passed only when repeated. */
  readonly flaky: readonly string[];
  readonly seconds: number;
  /** Reason for skipping the engine. */
  readonly missing?: string;
}

export type EnginesReport = readonly EngineReport[];
