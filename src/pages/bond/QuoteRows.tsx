import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paidPrice } from '#domain/bonds/terms.ts';
import { timeOfBlock } from '#domain/bonds/vesting.ts';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { BondView } from '#features/bonds/index.ts';
import { ChainDate, Exact } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { PrincipalPrice, VestingTerm } from './BondParts.tsx';

const NONE: readonly number[] = [];

export function BlockDate({ block }: { readonly block: bigint | undefined }): ReactElement {
  const { number, timestamp } = useBlock();
  const { ms } = useBlockTime();
  const isPast = block !== undefined && number !== undefined && block <= BigInt(number);
  const mined = useBlockTimes(isPast ? [Number(block)] : NONE);
  const isKnown = block !== undefined && number !== undefined && timestamp !== undefined;
  const seconds = (): bigint | undefined => {
    if (!isKnown) return undefined;
    if (!isPast) return timeOfBlock(block, { number, timestamp }, Math.round(ms));
    const time = mined.get(Number(block));
    return time === undefined ? undefined : BigInt(time);
  };
  return <ChainDate seconds={seconds()} />;
}

interface QuoteRowsProps {
  readonly bond: BondView;
  readonly quote: BondQuote | undefined;
  readonly slippageBps: number;
  readonly isConfirmed?: boolean;
}

export function QuoteRows({ bond, quote, slippageBps, isConfirmed = false }: QuoteRowsProps): ReactElement {
  const { number } = useBlock();
  const { payoutToken } = bond;
  const percent = formatPercent(slippageBps);
  const vestedAt = quote && number !== undefined ? BigInt(number) + quote.vestingTerm : undefined;
  const block = vestedAt === undefined ? NO_VALUE : formatWhole(vestedAt);
  const exact = (raw: bigint | undefined) => (payoutToken ? <Exact raw={raw} token={payoutToken} /> : NO_VALUE);
  return (
    <KeyValue
      size={isConfirmed ? 14 : 13}
      rows={[
        ...(isConfirmed ? [] : [{ key: 'payout', label: <Trans>You will get</Trans>, value: exact(quote?.payout) }]),
        { key: 'least', label: <Trans>Minimum received</Trans>, value: exact(quote?.minPayout) },
        {
          key: 'price',
          label: <Trans>Bond price</Trans>,
          value: <PrincipalPrice bond={bond} price={quote && paidPrice(quote.truePrice, quote)} />,
        },
        {
          key: 'most',
          label: <Trans>Maximum price, {percent} slippage</Trans>,
          value: <PrincipalPrice bond={bond} price={quote && paidPrice(quote.maxPrice, quote)} />,
        },
        { key: 'term', label: <Trans>Vests over</Trans>, value: <VestingTerm blocks={quote?.vestingTerm} /> },
        { key: 'date', label: <Trans>Fully vested, if mined now</Trans>, value: <BlockDate block={vestedAt} /> },
        { key: 'block', label: <Trans>Vested at block</Trans>, value: block },
      ]}
    />
  );
}
