import type { HexText } from '#lib/hex.ts';
import type { ProgrammeContracts } from '#programmes/contracts.ts';
import { programmeContracts } from '#programmes/list.ts';
import { env } from './env.ts';
import { exchanges } from './exchanges.ts';

const takers: readonly ProgrammeContracts[] = Object.values(programmeContracts).filter(
  ({ takesDeposits }) => takesDeposits,
);

export const spenders: readonly HexText[] = [
  ...new Set([
    env.orderBook,
    ...exchanges.map(({ router }) => router),
    ...takers.flatMap(({ addresses }) => addresses.filter((address) => address !== undefined)),
  ]),
];
