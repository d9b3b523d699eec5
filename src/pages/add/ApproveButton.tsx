import { Trans } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { CutText } from '#ui/text/CutText.ts';
import { handFocus } from '#ui/text/handFocus.ts';
import { space } from '#ui/theme/theme.ts';
import type { Approval } from '#features/approval/index.ts';
import type { AddSideView } from './useAddSides.ts';

export const Approvals = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(2)};
  & > button {
    flex-wrap: wrap;
    align-content: center;
    gap: ${space(0, 2)};
    padding: ${space(0, 2)};
  }
`;

interface ApproveButtonProps {
  readonly side: AddSideView;
  readonly isNext: boolean;
  readonly nextPlan: Parameters<Approval['approve']>[0];
  readonly supply: RefObject<HTMLElement | null>;
}

export function ApproveButton({ side, isNext, nextPlan, supply }: ApproveButtonProps): ReactElement | null {
  const { approval, currency, permission } = side;
  if (currency?.kind !== 'token') return null;
  const symbol = shortenSymbol(currency.symbol);
  const isDone = approval === 'approved';
  return (
    <SendButton
      repeats={permission.repeats}
      ref={handFocus(supply)}
      variant={isNext ? 'primary' : 'secondary'}
      size="lg"
      icon={isDone ? 'check' : undefined}
      disabled={isDone}
      loading={permission.asking || approval === 'pending'}
      onClick={() => permission.approve(nextPlan)}
    >
      <CutText>
        {approval === 'notApproved' && <Trans>Approve {symbol}</Trans>}
        {approval === 'pending' && <Trans>Approving {symbol}</Trans>}
        {isDone && <Trans>{symbol} approved</Trans>}
      </CutText>
    </SendButton>
  );
}
