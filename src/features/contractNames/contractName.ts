import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { env } from '#config/env.ts';
import { exchanges } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { programmes } from '#programmes/programmes.ts';

type Named = readonly [address: Address | undefined, name: MessageDescriptor];

const ofProgrammes = programmes.flatMap(({ name, contractName = name, contracts }) =>
  contracts.addresses.map((address): Named => [address, contractName]),
);

const all: readonly Named[] = [
  [env.governor, msg`Governor`],
  [env.factory, msg`Pool factory`],
  [env.farmFactory, msg`Farm factory`],
  [env.bondRegistry, msg`Bond registry`],
  ...env.faucets.map((faucet): Named => [faucet, msg`Faucet`]),
  [env.orderBook, msg`Order book`],
  ...exchanges.map(({ name: exchange, router }): Named => [router, msg`${exchange} router`]),
  ...ofProgrammes,
];

const names: ReadonlyMap<string, MessageDescriptor> = new Map(
  all.flatMap(([address, name]) => (address ? [[address.toLowerCase(), name]] : [])),
);

/** Undefined for a contract that is not configured. */
export const contractName = (address: Address): MessageDescriptor | undefined => names.get(address.toLowerCase());
