import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAddress, isHash } from '#lib/hex.ts';
import { erc20 } from '../abis/erc20.ts';
import type { Reader, StateOverride } from '../sending/send.ts';

interface AllowanceToCome {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
}

interface AccessList {
  readonly accessList?: readonly { readonly address?: unknown; readonly storageKeys?: unknown }[];
}

const PLENTY = 1n << 255n;
const WORD: Hex = `0x${PLENTY.toString(16)}`;
/** Words that reading an allowance may touch; a proxy reads a few more than one. */
const MAX_SLOTS = 12;

const overrideAt = (address: Address, slot: Hex): StateOverride => ({ [address]: { stateDiff: { [slot]: WORD } } });

const slotsOf = (answer: AccessList | undefined): readonly (readonly [Address, Hex])[] => {
  const entries = Array.isArray(answer?.accessList) ? answer.accessList : [];
  const slots = entries.flatMap(({ address, storageKeys }) =>
    isAddress(address) && Array.isArray(storageKeys)
      ? storageKeys.filter(isHash).map((slot) => [address, slot] as const)
      : [],
  );
  return slots.slice(0, MAX_SLOTS);
};

/**
 * State override of the word that changes an allowance (`eth_createAccessList`); undefined if not found. Never
 * rejects.
 */
export const allowanceOverride = async (
  reader: Reader,
  { token, owner, spender }: AllowanceToCome,
): Promise<StateOverride | undefined> => {
  const look = { from: owner, to: token, data: erc20.allowance.encode(owner, spender) };
  const read = await reader.send<AccessList>('eth_createAccessList', [look, 'latest']).catch(() => undefined);
  const tries = slotsOf(read).map(async ([address, slot]) => {
    const override = overrideAt(address, slot);
    const answer = await reader.send<Hex>('eth_call', [look, 'latest', override]).catch((): Hex => '0x');
    const allowance = erc20.allowance.decode(answer);
    return allowance.ok && allowance.value === PLENTY ? override : undefined;
  });
  return (await Promise.all(tries)).find((override) => override !== undefined);
};
