import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TradeDirection } from '#domain/trade/types.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { color, media, space } from '#ui/theme/theme.ts';
import type { ScaleOrdersView } from './useScaleOrders.ts';

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space(2)};
  margin-bottom: calc(-1 * ${space(5)});
  padding-top: ${space(2)};
  padding-bottom: ${space(5)};
  background: ${color('surface-1')};
  ${media.phone} {
    margin-bottom: calc(-1 * ${space(4)});
    padding-bottom: ${space(4)};
  }
`;

export interface ScaleActionsProps {
  readonly view: ScaleOrdersView;
  readonly direction: TradeDirection;
  readonly symbol: string;
  readonly onClose: () => void;
}

function First({ view, direction, symbol }: Omit<ScaleActionsProps, 'onClose'>): ReactElement {
  const { approval, fields, isReady, quoted } = view;
  const isGood = isReady && quoted?.ok === true;
  if (approval.state === 'approved' || !fields.terms) {
    return (
      <SendButton
        repeats={{ kinds: ['placeOrder'] }}
        key="place"
        variant={direction === 'BUY' ? 'buy' : 'sell'}
        size="lg"
        block
        disabled={!isGood}
        onClick={view.start}
      >
        <Trans>Place {fields.typed.count} orders</Trans>
      </SendButton>
    );
  }
  return (
    <SendButton
      repeats={{ kinds: ['approve'] }}
      key="approve"
      variant="primary"
      size="lg"
      block
      loading={approval.state === 'pending' || approval.asking}
      disabled={!isGood || approval.state === 'unknown'}
      onClick={view.approve}
    >
      <Trans>Approve {symbol}</Trans>
    </SendButton>
  );
}

export function ScaleActions({ view, direction, symbol, onClose }: ScaleActionsProps): ReactElement {
  const { job, terms, isReady, goOn } = view;
  const { phase, sent } = job.progress;
  const left = (terms?.count ?? 0) - sent;
  return (
    <Actions>
      {phase === 'asked' && <First view={view} direction={direction} symbol={symbol} />}
      {phase === 'running' && (
        <Button variant="danger" size="lg" block onClick={job.halt}>
          <Trans>Stop</Trans>
        </Button>
      )}
      {phase === 'stopped' && goOn && (
        <SendButton
          repeats={{ kinds: ['placeOrder'] }}
          variant="primary"
          size="lg"
          block
          disabled={!isReady}
          onClick={goOn}
        >
          <Trans>Place remaining {left}</Trans>
        </SendButton>
      )}
      <Button variant="ghost" block onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Actions>
  );
}
