import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { balanceLevel, lossAtDrift } from '#domain/alerts/levels.ts';
import { MAX_BALANCE_BPS } from '#domain/alerts/storedAlerts.ts';
import type { BalanceRule } from '#domain/alerts/types.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useCurrentReserves } from '#reads/pools/useCurrentReserves.ts';
import type { Position } from '#stores/positions.ts';
import { NumberField } from '../currencyInput/index.ts';
import { pairName } from '../position/index.ts';
import { AlertFrame } from './AlertFrame.tsx';
import { Note } from './NoticeNote.tsx';
import { useAlertForm } from './useAlertForm.ts';

/** A percentage has two decimals, as 1/10,000. */
const PERCENT_DECIMALS = 2;

interface BalanceDialogProps {
  readonly account: Address;
  readonly position: Position;
  readonly onClose: () => void;
}

export function BalanceDialog({ account, position, onClose }: BalanceDialogProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState('10');
  const { exchange, pool, token0, token1 } = position;
  const reserves = useCurrentReserves(pool.pair);
  const parsed = parseAmount(typed, PERCENT_DECIMALS);
  const bps = parsed.ok && parsed.value <= BigInt(MAX_BALANCE_BPS) ? Number(parsed.value) : undefined;
  const ratio =
    reserves && reserves.reserve0 > 0n && reserves.reserve1 > 0n
      ? { numerator: reserves.reserve1, denominator: reserves.reserve0 }
      : undefined;
  const pair = { pair: pool.pair, token0: token0.address, token1: token1.address };
  const rule: BalanceRule | undefined =
    ratio && bps ? { kind: 'balance', account, exchange: exchange.id, ...pair, ratio, bps } : undefined;
  const form = useAlertForm({
    isTyped: bps !== undefined,
    isZero: bps === 0,
    rule,
    level: rule && balanceLevel(rule, ratio),
  });
  const name = pairName(token0, token1);
  const loss = bps ? formatPercent(lossAtDrift(bps)) : undefined;
  return (
    <AlertFrame
      title={t`Balance alert for ${name}`}
      form={form}
      emptyWords={t`Enter a percentage`}
      words={{ zero: t`Enter a percentage above zero` }}
      onClose={onClose}
    >
      <NumberField
        label={<Trans>Out of balance by</Trans>}
        inputLabel={t`Out of balance by, percent`}
        value={typed}
        onChange={setTyped}
        units={['%']}
        end="%"
        foot={loss && <Trans>Impermanent loss at that point: about {loss}</Trans>}
      />
      <Note>
        <Trans>
          The pool trades one token for the other as the price moves. You are notified once the ratio of your two
          amounts has moved this far from now, either way.
        </Trans>
      </Note>
    </AlertFrame>
  );
}
