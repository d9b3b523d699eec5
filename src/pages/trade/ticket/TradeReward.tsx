import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTradeReward, type FilledTrade, type TradeReward as Reward } from '#reads/mining/useTradeReward.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

interface TradeRewardProps {
  readonly contract: Address;
  readonly trade: FilledTrade;
}

const symbolOf = ({ symbol }: Token): string => shortenSymbol(symbol);

function Earned({ reward, trade }: { readonly reward: Reward; readonly trade: FilledTrade }): ReactElement {
  const { uncounted, isVaultShort, token } = reward;
  if (uncounted?.code === 'notListed') {
    const symbol = symbolOf(trade[uncounted.token]);
    return <Trans>None: {symbol} is not on its list</Trans>;
  }
  if (uncounted?.code === 'notRegistered') return <Trans>None: not for this pair</Trans>;
  if (uncounted?.code === 'noPoints') return <Trans>None: ended for this pair</Trans>;
  if (uncounted?.code === 'noPrice') return <Trans>None: it counts as zero</Trans>;
  if (isVaultShort) return <Trans>Vault empty: this order would fail</Trans>;
  if (reward.reward === undefined || !token) return <>{NO_VALUE}</>;
  const amount = `${formatAmount(reward.reward, token.decimals)} ${symbolOf(token)}`;
  return <>~{amount}</>;
}

export function TradeReward({ contract, trade }: TradeRewardProps): ReactElement {
  const { t } = useLingui();
  const reward = useTradeReward(contract, trade);
  return (
    <KeyValue
      rows={[
        {
          key: 'mining',
          label: (
            <Tooltip
              content={t`What you could claim for it now. Later trades by others reduce it, and each block adds to it.`}
            >
              <Trans>Trade mining</Trans>
            </Tooltip>
          ),
          value: <Earned reward={reward} trade={trade} />,
        },
      ]}
    />
  );
}
