import { fieldsOf } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { HexText } from '#lib/hex.ts';
import { refusalFacts } from './refusal.ts';

/**
 * A wallet's answer without the JSON-RPC response that some wallets leave around it.
 * @throws the answer itself if it is an error: some wallets answer with it instead of rejecting
 */
export const readAnswer = (answer: unknown): unknown => {
  const { error, result, code, success } = fieldsOf(answer);
  const hasError = error !== undefined && error !== null && error !== false;
  if (hasError || success === false) throw answer;
  if (result !== undefined) return result;
  if (code !== undefined && refusalFacts(answer).codes.length > 0) throw answer;
  return answer;
};

const HASH_FIELDS = ['hash', 'transactionHash', 'txHash'] as const;

/**
 * Hash of a transaction in a wallet's answer: the answer itself, or one of its fields.
 * @throws the answer if it has no hash
 */
export const readHash = (answer: unknown): HexText => {
  const result = readAnswer(answer);
  const fields = fieldsOf(result);
  const hash = [result, ...HASH_FIELDS.map((name) => fields[name])].find((value) => isHash(value));
  if (hash === undefined) throw result;
  return hash;
};
