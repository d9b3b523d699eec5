import { storedList, storedToken } from '#domain/lists/storedList.ts';
import type { TokenList } from '#domain/lists/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import type { ListBody } from '#state/lists/slice.ts';

const TOKENS_AT_ONCE = 250;

const readList = async (stored: unknown, chainId: number): Promise<TokenList | null> => {
  const list = storedList(stored);
  if (!list) return null;
  const tokens = new Map<string, Token>();
  for (let start = 0; start < list.tokens.length; start += TOKENS_AT_ONCE) {
    for (const entry of list.tokens.slice(start, start + TOKENS_AT_ONCE)) {
      const token = storedToken(entry);
      if (token?.chainId === chainId) tokens.set(token.address, token);
    }
    await yieldToMain();
  }
  return tokens.size === 0 ? null : { ...list.head, tokens: [...tokens.values()] };
};

export const readStoredBodies = async (
  stored: ReadonlyMap<string, unknown>,
  chainId: number,
): Promise<readonly ListBody[]> => {
  const bodies: ListBody[] = [];
  for (const [url, body] of stored) {
    const { current, pendingUpdate } = fieldsOf(body);
    const list = await readList(current, chainId);
    if (list) bodies.push({ url, current: list, pendingUpdate: await readList(pendingUpdate, chainId) });
  }
  return bodies;
};
