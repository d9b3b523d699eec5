import { vi } from 'vitest';

const REQUIRED = {
  VITE_ORDER_BOOK_EXT_ADDRESS: `0x${'a1'.repeat(20)}`,
  VITE_ROUTER_ADDRESS: `0x${'a2'.repeat(20)}`,
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
};

/** Sets variables of `.env.example` until the file's end. Call in `vi.hoisted`: modules read them when they load. */
export const configure = (variables: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries({ ...REQUIRED, ...variables })) vi.stubEnv(name, value);
};
