/** Network Information API, which some browsers lack. */
interface Connected {
  readonly connection?: { readonly saveData?: unknown; readonly effectiveType?: unknown };
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

export const isThriftyLine = (): boolean => {
  const { navigator } = globalThis as { readonly navigator?: Connected };
  const connection = navigator?.connection;
  return connection !== undefined && (connection.saveData === true || SLOW.includes(connection.effectiveType));
};
