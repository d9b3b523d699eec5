import { useState } from 'react';

/** Value at the render in which `key` changed last. What was confirmed keeps its settings, which another tab may change. */
export const useValueAt = <T>(key: unknown, value: T): T => {
  const [kept, keep] = useState({ key, value });
  if (kept.key === key) return kept.value;
  keep({ key, value });
  return value;
};
