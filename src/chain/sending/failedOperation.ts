import type { Address } from '#domain/tokens/types.ts';
import { isFields, textIn } from '#lib/fields.ts';

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337's entry points. */
export const USER_OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';

/** Position of the success flag: after 0x and the nonce. */
const FLAG_START = 2 + 64;
const WORD = 64;

/**
 * True if a bundler executed operations of the account and all failed, although the transaction around them succeeds.
 * False without an operation, and for malformed logs.
 */
export const failedOperation = (logs: readonly unknown[], account: Address): boolean => {
  const flags = logs.flatMap((log) => {
    if (!isFields(log) || !Array.isArray(log.topics)) return [];
    const [event, , sender] = log.topics.map((topic: unknown) => textIn(topic).toLowerCase());
    if (event !== USER_OPERATION_EVENT || sender?.slice(-40) !== account.slice(2).toLowerCase()) return [];
    return [textIn(log.data).slice(FLAG_START, FLAG_START + WORD)];
  });
  return flags.length > 0 && flags.every((flag) => /^0{64}$/.test(flag));
};
