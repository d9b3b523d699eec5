const pages = new Set<object>();

/** True while the page waits for logs, not for the block only, because it shows an account's holdings. */
export const logsAwaited = {
  isOn: (): boolean => pages.size > 0,
  begin(): () => void {
    const page = {};
    pages.add(page);
    return () => void pages.delete(page);
  },
};
