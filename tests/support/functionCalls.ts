import { Session, type Profiler } from 'node:inspector/promises';
import { afterAll, beforeAll } from 'vitest';

const session = new Session();

/** To be called once per test file. */
export const countFunctionCalls = (): void => {
  beforeAll(async () => {
    session.connect();
    await session.post('Profiler.enable');
  });
  afterAll(() => session.disconnect());
};

const callsIn = ({ url, functions }: Profiler.ScriptCoverage): number =>
  url.includes('/src/') ? functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) : 0;

/** The engine's own count of calls of the application's functions: work is seen, however fast it is. */
export const callsOf = async (run: () => unknown): Promise<number> => {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  return result.reduce((sum, script) => sum + callsIn(script), 0);
};
