import { fieldsOf } from '#lib/fields.ts';
import type { HexText } from '#lib/hex.ts';
import { hashIn } from './hashIn.ts';
import { refusalFacts } from './refusal.ts';

/** Answer without the JSON-RPC response that some wallets leave around it. Throws an answer that is an error. */
export const readAnswer = (answer: unknown): unknown => {
  const { error, result, code, success } = fieldsOf(answer);
  const hasError = error !== undefined && error !== null && error !== false;
  if (hasError || success === false) throw answer;
  if (result !== undefined) return result;
  if (code !== undefined && refusalFacts(answer).codes.length > 0) throw answer;
  return answer;
};

const HASH_FIELDS = ['hash', 'transactionHash', 'txHash'] as const;

/** Hash in an answer or in one of its fields. Throws the answer if it has no hash. */
export const readHash = (answer: unknown): HexText => {
  const result = readAnswer(answer);
  const fields = fieldsOf(result);
  const [hash] = [result, ...HASH_FIELDS.map((name) => fields[name])].flatMap((value) => hashIn(value) ?? []);
  if (hash === undefined) throw result;
  return hash;
};
