import { accountAddress } from '../../../e2e/devnet/accounts.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Roles of the chain's unlocked accounts: the labels of the recorded vectors, and the deployer. */
export const PEOPLE = ['deployer', 'taker', 'swapper', ...Array.from({ length: 12 }, (_, i) => `m${i}`), 'fee'];

/** Those who hold tokens and trade. */
export const TRADERS = PEOPLE.filter((label) => label !== 'deployer' && label !== 'fee');

export const person = (label: string): Address => {
  const index = PEOPLE.indexOf(label);
  if (index === -1) throw new Error(`Nobody is called ${label}`);
  return accountAddress(index);
};

const labels = new Map(PEOPLE.map((label) => [person(label).toLowerCase(), label]));

export const labelOf = (address: string): string => labels.get(address.toLowerCase()) ?? address;
