import { fieldsOf } from '#lib/fields.ts';

/** Which nodes a person wants to use. */
export interface NodeSettings {
  /** URLs of nodes that the person added, in their order. */
  readonly own: readonly string[];
  /** URLs of configured nodes that are not to be used. */
  readonly unused: readonly string[];
}

/** By plain http only this machine is reached: nobody is between the page and it. No user name, which is no request. */
const NODE_URL = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))/;

/** Whether a node may be used at this URL. */
export const isNodeUrl = (url: unknown): url is string =>
  typeof url === 'string' && NODE_URL.test(url) && URL.canParse(url);

const listIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** The settings out of what is stored; what is no URL of a node is dropped. */
export const restoreNodes = (stored: unknown): NodeSettings => {
  const { own, unused } = fieldsOf(stored);
  return { own: listIn(own).filter(isNodeUrl), unused: listIn(unused).filter((url) => typeof url === 'string') };
};

/** The nodes to ask, each once, the preferred one first: one's own, then the configured ones. Never none. */
export const nodesToAsk = ({ own, unused }: NodeSettings, configured: readonly string[]): readonly string[] => {
  const urls = [...new Set([...own, ...configured.filter((url) => !unused.includes(url))])];
  return urls.length > 0 ? urls : configured;
};
