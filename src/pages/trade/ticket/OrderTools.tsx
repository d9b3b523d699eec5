import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';
import { useLastSize } from '../form/lastSize.ts';
import { QuoteNote } from './QuoteNote.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

const ScaleOrders = lazy(() => import('./ScaleOrders.tsx').then(({ ScaleOrders }) => ({ default: ScaleOrders })));

const Row = styled.span`
  display: flex;
  align-items: center;
`;

const Note = styled.div`
  ${text(12)}
  color: ${color('text-2')};
`;

/** A switch of one word: what it says is on where it is framed and ticked. */
const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  height: ${height('xs')};
  padding: ${space(0, 1.5)};
  border: ${line('border-control')};
  border-radius: ${radius(4)};
  ${text(12)}
  font-weight: ${weight('medium')};
  color: ${color('text-3')};
  white-space: nowrap;
  &:hover {
    color: ${color('text-1')};
  }
  &[aria-checked='true'] {
    border-color: ${color('accent')};
    color: ${color('accent-text')};
  }
  ${media.phone} {
    position: relative;
    height: ${height('sm')};
    &::before {
      content: '';
      position: absolute;
      inset: calc((${height('sm')} - ${height('touch')}) / 2) 0;
    }
  }
`;

function PostOnly({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const { postOnly, actions } = form;
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={postOnly}
      title={t`The order is not sent if any part of it would fill at once.`}
      onClick={() => actions.setPostOnly(!postOnly)}
    >
      {postOnly && <span aria-hidden="true">✓</span>}
      <Trans>Post-only</Trans>
    </Switch>
  );
}

/** Brings the amount of the last order in this market back. */
function LastSize({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { t } = useLingui();
  const last = useLastSize(form);
  if (!last) return null;
  const { field, text, symbol } = last;
  return (
    <IconButton
      icon="clock"
      label={t`Use the last size: ${text} ${symbol}`}
      onClick={() => form.actions.typeAmount(field, text)}
    />
  );
}

/** Where the note below the button has no room. */
function PhoneNote({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { market, problem } = form;
  if (!useIsPhone() || !market || problem?.code !== 'quote' || problem.problem.code !== 'wouldFill') return null;
  return (
    <Note>
      <QuoteNote form={form} market={market} problem={problem.problem} />
    </Note>
  );
}

/** What else there is for an order besides its amounts and its price. */
export function OrderTools({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const [isScaling, setScaling] = useState(false);
  return (
    <>
      <Row>
        {form.orderType === 'LIMIT' && <PostOnly form={form} />}
        <LastSize form={form} />
        {form.orderType === 'LIMIT' && (
          <IconButton
            icon="layers"
            label={t`Scale orders`}
            disabled={form.account === undefined}
            onClick={() => setScaling(true)}
          />
        )}
      </Row>
      {isScaling && (
        <Suspense fallback={null}>
          <ScaleOrders form={form} onClose={() => setScaling(false)} />
        </Suspense>
      )}
      <PhoneNote form={form} />
    </>
  );
}
