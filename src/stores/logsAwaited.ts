const pages = new Set<object>();

/** On while the page shows an account's holdings, and waits for logs rather than for the block. */
export const logsAwaited = {
  isOn: (): boolean => pages.size > 0,
  begin(): () => void {
    const page = {};
    pages.add(page);
    return () => void pages.delete(page);
  },
};
