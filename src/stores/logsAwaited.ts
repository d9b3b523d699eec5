const pages = new Set<object>();

/** On while the page shows an account's holdings, and waits for its logs rather than for the block. */
export const logsAwaited = {
  isOn: (): boolean => pages.size > 0,
  /** Switches it on for a page until the returned function is called. */
  begin(): () => void {
    const page = {};
    pages.add(page);
    return () => void pages.delete(page);
  },
};
