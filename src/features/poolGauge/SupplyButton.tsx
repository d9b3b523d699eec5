import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { usePoolGauge, type GaugedPool } from '#reads/pools/usePoolGauge.ts';
import { ConfirmWord, SendButton } from '../sendButton/index.ts';
import { GaugeWarning } from './GaugeWarning.tsx';

interface SupplyButtonProps {
  readonly pool: GaugedPool;
  readonly repeats: Press;
  readonly disabled: boolean;
  readonly confirm?: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A price far from the market's requires a typed word. */
export function SupplyButton(props: SupplyButtonProps): ReactElement {
  const { pool, repeats, disabled, confirm, onConfirm, children } = props;
  const { t } = useLingui();
  const gauge = usePoolGauge(pool);
  const word = t`CONFIRM`;
  if (gauge.level === 'typed') {
    return (
      <>
        <GaugeWarning pool={pool} gauge={gauge} />
        <ConfirmWord
          repeats={repeats}
          word={word}
          label={t`Type ${word} to supply at this price`}
          disabled={disabled}
          onConfirm={onConfirm}
        >
          {children}
        </ConfirmWord>
      </>
    );
  }
  return (
    <>
      <GaugeWarning pool={pool} gauge={gauge} />
      <SendButton
        repeats={repeats}
        ref={confirm}
        variant="primary"
        size="lg"
        block
        disabled={disabled}
        loading={!gauge.settled}
        onClick={onConfirm}
      >
        {children}
      </SendButton>
    </>
  );
}
