import { fieldsOf } from '#lib/fields.ts';

export interface NodeSettings {
  /** URLs of nodes that the user added, in order. */
  readonly own: readonly string[];
  /** URLs of configured nodes that are not used. */
  readonly unused: readonly string[];
}

/**
 * Plain http reaches only this machine, where nobody can intercept. The host must end there, so that a user name cannot
 * imitate it.
 */
const NODE_URL = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))/;

/** True for a URL at which a node may be used. */
export const isNodeUrl = (url: unknown): url is string =>
  typeof url === 'string' && NODE_URL.test(url) && URL.canParse(url);

const listIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** Reads stored settings. Own entries that are not a node's URL are dropped; unused ones may be any text. */
export const restoreNodes = (stored: unknown): NodeSettings => {
  const { own, unused } = fieldsOf(stored);
  return { own: listIn(own).filter(isNodeUrl), unused: listIn(unused).filter((url) => typeof url === 'string') };
};

/**
 * URLs of the nodes to use, each once, in order of preference: own nodes, then the configured ones. Falls back to the
 * configured ones if none is left.
 */
export const nodesToAsk = ({ own, unused }: NodeSettings, configured: readonly string[]): readonly string[] => {
  const urls = [...new Set([...own, ...configured.filter((url) => !unused.includes(url))])];
  return urls.length > 0 ? urls : configured;
};
