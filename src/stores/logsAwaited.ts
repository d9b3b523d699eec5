const pages = new Set<object>();

/** Whether the page shows what an account has, and waits for its logs more than for the block. */
export const logsAwaited = {
  isOn: (): boolean => pages.size > 0,
  /** For a page, until the returned function is called. */
  begin(): () => void {
    const page = {};
    pages.add(page);
    return () => void pages.delete(page);
  },
};
