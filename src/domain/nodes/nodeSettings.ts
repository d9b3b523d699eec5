import { fieldsOf } from '#lib/fields.ts';

export interface NodeSettings {
  readonly own: readonly string[];
  readonly unused: readonly string[];
}

/** Plain http reaches only this machine. The host must end there, so that a user name cannot imitate it. */
const NODE_URL = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))/;

/** True for `https`, and for `http` to this machine. */
export const isNodeUrl = (url: unknown): url is string =>
  typeof url === 'string' && NODE_URL.test(url) && URL.canParse(url);

const listIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** Settings from storage. Own entries that are no node URL are dropped; unused ones may be any text. */
export const restoreNodes = (stored: unknown): NodeSettings => {
  const { own, unused } = fieldsOf(stored);
  return { own: listIn(own).filter(isNodeUrl), unused: listIn(unused).filter((url) => typeof url === 'string') };
};

/** Own nodes, then configured ones, each once; all configured ones if none is left. */
export const usedNodes = ({ own, unused }: NodeSettings, configured: readonly string[]): readonly string[] => {
  const urls = [...new Set([...own, ...configured.filter((url) => !unused.includes(url))])];
  return urls.length > 0 ? urls : configured;
};
