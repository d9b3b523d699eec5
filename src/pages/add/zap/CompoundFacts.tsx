import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { COMPOUND_GAS } from '#config/compound.ts';
import { rules } from '#config/rules.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { amountOfEqualValue, paysFrom } from '#domain/liquidity/compound.ts';
import { higherOf, lowerOf, valueOfRaw, type TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { Dollars } from '#features/money/index.ts';
import { wholeWords } from '#features/zap/index.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import type { Compound } from './useCompound.ts';
import type { Zap } from './useZap.ts';

interface CompoundFactsProps {
  readonly compound: Compound;
  readonly zap: Zap;
}

/** Raw native coin for all calls, even if they are sent one by one; undefined while unknown. */
const useFee = ({ trade }: Zap): bigint | undefined => {
  const price = useGasPrice(true);
  if (price === undefined || !trade) return undefined;
  return price * (COMPOUND_GAS + rules.gas.fill * BigInt(trade.fills.length));
};

interface Prices {
  readonly coin: TokenPrice | undefined;
  readonly reward: TokenPrice | undefined;
}

/** Minimum reward that pays for the fee; null if no amount does. */
const leastOf = (
  { compound, zap }: CompoundFactsProps,
  { coin, reward }: Prices,
  fee: bigint | undefined,
): bigint | null | undefined => {
  const { pool, amount, reward: token } = compound;
  const aprBps = pool.aprBps?.bps;
  if (!coin || !reward || fee === undefined || !zap.quote || aprBps === undefined) return undefined;
  const paid = { price: higherOf(coin), decimals: nativeCurrency.decimals };
  const worth = amountOfEqualValue(fee, paid, { price: lowerOf(reward), decimals: token.decimals });
  return paysFrom({ amount, swapCost: zap.quote.cost, fee: worth, aprBps }) ?? null;
};

export function CompoundFacts({ compound, zap }: CompoundFactsProps): ReactElement {
  const { t } = useLingui();
  const { reward, amount } = compound;
  const { byId } = useDollarPrices(useMemo(() => [nativeCurrency, reward], [reward]));
  const prices = { coin: byId.get(currencyId(nativeCurrency)), reward: byId.get(currencyId(reward)) };
  const fee = useFee(zap);
  const least = leastOf({ compound, zap }, prices, fee);
  const feeDollars =
    fee === undefined || !prices.coin ? undefined : valueOfRaw(fee, nativeCurrency.decimals, prices.coin);
  const from =
    least === null ? t`Not at today's yield` : least === undefined ? NO_VALUE : wholeWords(least, reward, 'paid');
  return (
    <>
      <KeyValue
        rows={[
          { key: 'claimed', label: <Trans>Claimed first</Trans>, value: wholeWords(amount, reward, 'received') },
          {
            key: 'fee',
            label: <Trans>Network fee, about</Trans>,
            value: <Dollars value={feeDollars} isPublic />,
          },
          {
            key: 'from',
            label: (
              <Tooltip
                content={t`From this amount on, a year's rewards on what is added to your stake cover the network fee and the swap's cost, at today's prices and yield.`}
              >
                <Trans>It pays from</Trans>
              </Tooltip>
            ),
            value: from,
          },
        ]}
      />
      {(least === null || (least !== undefined && least > amount)) && (
        <Banner tone="warning" role="status" title={<Trans>It doesn't pay yet</Trans>}>
          <Trans>A year's rewards on what it adds are worth less than it costs.</Trans>
        </Banner>
      )}
    </>
  );
}
