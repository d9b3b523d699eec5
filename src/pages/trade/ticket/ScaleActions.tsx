import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { SendButton } from '#features/sendButton/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { color, media, space } from '#ui/theme/theme.ts';
import type { ScaleOrdersView, ScaleSideView } from './useScaleOrders.ts';

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

const variants = { BUY: 'buy', SELL: 'sell', BOTH: 'primary' } as const;

interface ScaleActionsProps {
  readonly view: ScaleOrdersView;
  readonly onClose: () => void;
}

type ApproveProps = Pick<ScaleActionsProps, 'view'> & { readonly side: ScaleSideView; readonly isGood: boolean };

function Approve({ view, side, isGood }: ApproveProps): ReactElement {
  const { approval, ticket } = side;
  const symbol = ticket.currencies.input?.symbol ?? '';
  return (
    <SendButton
      repeats={{ kinds: ['approve'] }}
      key="approve"
      variant="primary"
      size="lg"
      block
      loading={approval.state === 'pending' || approval.asking}
      disabled={!isGood || approval.state === 'unknown'}
      onClick={() => view.approve(side)}
    >
      <Trans>Approve {symbol}</Trans>
    </SendButton>
  );
}

function First({ view }: Pick<ScaleActionsProps, 'view'>): ReactElement {
  const { unapproved, isReady, quoted, sides, count } = view;
  const isGood = isReady && quoted?.ok === true;
  if (unapproved) return <Approve view={view} side={unapproved} isGood={isGood} />;
  return (
    <SendButton
      repeats={{ kinds: ['placeOrder'] }}
      key="place"
      variant={variants[sides]}
      size="lg"
      block
      disabled={!isGood}
      onClick={view.start}
    >
      <Trans>Place {count} orders</Trans>
    </SendButton>
  );
}

export function ScaleActions({ view, onClose }: ScaleActionsProps): ReactElement {
  const { job, count, isReady, goOn } = view;
  const { phase, sent } = job.progress;
  const left = count - sent;
  return (
    <Actions>
      {phase === 'asked' && <First view={view} />}
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
