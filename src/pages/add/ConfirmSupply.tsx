import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { GaugeWarning } from '#features/poolGauge/index.ts';
import { usePoolGauge, type GaugedPool } from '#reads/pools/usePoolGauge.ts';

interface ConfirmSupplyProps {
  readonly pool: GaugedPool;
  readonly opensPool: boolean;
  readonly repeats: Press;
  readonly disabled: boolean;
  readonly confirm: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
}

export function ConfirmSupply(props: ConfirmSupplyProps): ReactElement {
  const { pool, opensPool, repeats, disabled, confirm, onConfirm } = props;
  const { t } = useLingui();
  const gauge = usePoolGauge(pool);
  const word = t`CONFIRM`;
  const words = opensPool ? <Trans>Create pair and supply</Trans> : <Trans>Confirm supply</Trans>;
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
          {words}
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
        {words}
      </SendButton>
    </>
  );
}
