import { env } from './env.ts';
import { exchanges } from './exchanges.ts';

export type Spender =
  | { readonly kind: 'orderBook' | 'rewardsPool' | 'staking' | 'farm' | 'burnEarn'; readonly address: `0x${string}` }
  | { readonly kind: 'router'; readonly address: `0x${string}`; readonly exchange: string };

const rewardsPool: readonly Spender[] = env.lpStaking ? [{ kind: 'rewardsPool', address: env.lpStaking }] : [];

const staking = [...env.singleStaking, ...env.lockStaking].map((address): Spender => ({ kind: 'staking', address }));
const burnEarn: readonly Spender[] = env.burnEarn ? [{ kind: 'burnEarn', address: env.burnEarn }] : [];

export const spenders: readonly Spender[] = [
  ...new Map(
    [
      { kind: 'orderBook', address: env.orderBook } as const,
      ...exchanges.map(({ name, router }) => ({ kind: 'router', address: router, exchange: name }) as const),
      ...rewardsPool,
      ...staking,
      ...env.singleFarms.map((address) => ({ kind: 'farm', address }) as const),
      ...burnEarn,
    ].map((spender): [string, Spender] => [spender.address, spender]),
  ).values(),
];
