import { vi } from 'vitest';

/** Awaited changes come soon or never: the limit catches those that never come, not a busy computer. */
const LONGEST_MS = 60_000;

/** Waits until a check holds. @throws its last failure when it never does. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: LONGEST_MS });
