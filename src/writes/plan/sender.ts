import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

/** The account that sends a plan, in its reads and moves: ASCII for "the sender of a plan", made from no key. */
export const SENDER: Address = '0x7468652073656e646572206f66206120706c616e';

const wordOf = (account: Address): string => account.slice(2).toLowerCase().padStart(64, '0');

export const callAsSender = ({ address, callData }: Call, sender: Address): Call => ({
  address,
  callData: `0x${callData.slice(2).replaceAll(wordOf(SENDER), wordOf(sender))}`,
});
