import type { Token } from '#domain/tokens/types.ts';
import { marksOf, type EarnHooks } from '#programmes/earn.ts';
import { StakeAndEarn } from '#programmes/rowWords.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { RAFFLE } from './contracts.ts';
import { declaration } from './declaration.ts';

const DAY_SECONDS = 86_400n;

export const earnOf = (token: Token): EarnHooks => ({
  useRows: () => ({
    rows: [
      {
        id: 'raffle',
        programme: declaration,
        contract: RAFFLE,
        lockSeconds: 0n,
        uses: [],
        title: 'Golden ticket',
        words: 'golden ticket',
        path: '/raffle',
        currencies: [token],
        rate: { bps: 1250n },
        per: 'year',
        isOver: false,
        isMine: true,
        isWithinReach: false,
        marks: marksOf({ full: true }),
        terms: <StakeAndEarn stake="tickets" pays={token.symbol} />,
        risk: 'One ticket of all wins',
        basis: 'APR = prize ÷ tickets',
      },
    ],
    isComplete: true,
    isFailed: false,
  }),
  useMoments: (account) => {
    const { timestamp } = useBlock();
    if (account === undefined || timestamp === undefined) return [];
    const at = BigInt(timestamp) + 3n * DAY_SECONDS;
    return [{ id: 'raffle-7', at, isEstimate: false, title: 'Raffle 7 is drawn', path: '/raffle' }];
  },
});
