import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, DEMO_NAMES, ROLES } from '../accounts.ts';
import { rawAmount } from '../market.ts';
import { TOKENS } from '../tokens.ts';

interface Member {
  defaultCode: string | null;
  /** Raw units by token. */
  readonly earned: readonly { readonly token: Address; readonly amount: string }[];
  joined: string | null;
}

export interface Score {
  readonly account: Address;
  readonly score: bigint;
}

export interface LocalCompetition {
  readonly id: string;
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scoreUnit: 'usdCents' | 'friends';
  readonly reward: { readonly token: Address; readonly amount: string };
  readonly rules: readonly string[];
  /** Highest first. A competition of friends also includes those members who invited somebody. */
  readonly scores: readonly Score[];
}

export interface AppState {
  readonly invitations: Map<string, Address>;
  readonly members: Map<Address, Member>;
  readonly competitions: readonly LocalCompetition[];
  /** Nonces that were issued for join signatures and are not used yet. */
  readonly nonces: Set<string>;
  /** `false`: joins need no signature. */
  verifiesJoins: boolean;
  readonly applications: { readonly type: string; readonly account: Address; readonly action: unknown }[];
}

const DAY = 86_400;
/** Number of entries in a returned ranking. */
export const PAID_PLACES = 100;

/** Address that nobody owns; the same number gives the same address. */
const somebody = (number: number): Address => `0x${(0x1000 + number).toString(16).padStart(40, '5')}`;

const ALICE = accountAddress(ROLES.demo[0]);
const BOB = accountAddress(ROLES.demo[1]);

const reward = (whole: number) => ({ token: TOKENS.MYT.address, amount: rawAmount('MYT', whole).toString() });

const monthOf = (now: number): { readonly id: string; readonly startsAt: number; readonly endsAt: number } => {
  const date = new Date(now * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [from, to] = [Date.UTC(year, month), Date.UTC(year, month + 1)].map((ms) => ms / 1000);
  const id = `referral-${year}-${String(month + 1).padStart(2, '0')}`;
  return { id, startsAt: from ?? now, endsAt: to ?? now };
};

const scoresOf = (count: number, first: number, alice?: number, bob?: number): readonly Score[] =>
  Array.from({ length: count }, (_, at) => ({
    account: at === alice ? ALICE : at === bob ? BOB : somebody(at),
    score: BigInt(Math.max(1, Math.floor(first / (at + 1)))),
  }));

const competitionsAt = (now: number): readonly LocalCompetition[] => [
  {
    ...monthOf(now),
    name: 'Referral competition of the month',
    scoreUnit: 'friends',
    reward: reward(20_000),
    rules: [
      'Every account that joins with one of your invitations this month counts once.',
      'The best 100 share the reward in proportion to how many joined with them.',
    ],
    scores: scoresOf(120, 48),
  },
  {
    id: 'trading-cup',
    name: 'Trading cup',
    startsAt: now - 10 * DAY,
    endsAt: now + 4 * DAY,
    scoreUnit: 'usdCents',
    reward: reward(50_000),
    rules: [
      'What you buy and sell on the order book counts, at its value in dollars when it trades.',
      'Trades of an account with itself do not count.',
      'The best 100 share the reward in proportion to their volume.',
    ],
    scores: scoresOf(64, 912_345_678, 2, 40),
  },
  {
    id: 'winter-cup',
    name: 'Winter cup',
    startsAt: now + 20 * DAY,
    endsAt: now + 34 * DAY,
    scoreUnit: 'usdCents',
    reward: reward(50_000),
    rules: ['The rules are those of the trading cup.'],
    scores: [],
  },
  {
    id: 'opening-week',
    name: 'Opening week',
    startsAt: now - 60 * DAY,
    endsAt: now - 53 * DAY,
    scoreUnit: 'usdCents',
    reward: reward(10_000),
    rules: ['The best 100 by volume share the reward.'],
    scores: scoresOf(31, 45_000_000, 11, 30),
  },
];

/** Alice has invited, and Bob joined with her invitation. */
export const createAppState = (now: number): AppState => {
  const usdc = { token: TOKENS.USDC.address, amount: rawAmount('USDC', 214).toString() };
  const members = new Map<Address, Member>([
    [ALICE, { defaultCode: 'alice', earned: [usdc, reward(37)], joined: null }],
    [BOB, { defaultCode: null, earned: [], joined: 'alice' }],
  ]);
  for (const at of DEMO_NAMES.keys())
    members.set(somebody(500 + at), { defaultCode: null, earned: [], joined: 'alice' });
  members.set(somebody(600), { defaultCode: null, earned: [], joined: 'ALICE-2' });
  const invitations = new Map<string, Address>([
    ['alice', ALICE],
    ['ALICE-2', ALICE],
  ]);
  return {
    invitations,
    members,
    competitions: competitionsAt(now),
    nonces: new Set(),
    verifiesJoins: true,
    applications: [],
  };
};

/** The state before the first action. */
export const memberOf = ({ members }: AppState, account: Address): Member => {
  const known = members.get(account) ?? { defaultCode: null, earned: [], joined: null };
  members.set(account, known);
  return known;
};
