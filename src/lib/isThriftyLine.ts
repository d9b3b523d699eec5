/** What the Network Information API says of the line; some browsers do not have it. */
interface Connected {
  readonly connection?: { readonly saveData?: unknown; readonly effectiveType?: unknown };
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether somebody wants to save data, or the browser calls the line slow. */
export const isThriftyLine = (): boolean => {
  const { navigator } = globalThis as { readonly navigator?: Connected };
  const connection = navigator?.connection;
  return connection !== undefined && (connection.saveData === true || SLOW.includes(connection.effectiveType));
};
