import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { problemWords } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { space } from '#ui/theme/theme.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { RefusedOrder } from './RefusedOrder.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';
import { usePartOnly } from '../form/usePartOnly.ts';
import { useWorkaround } from '../form/useWorkaround.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface RefusalNoticeProps {
  readonly form: TradeForm;
  readonly problem: SubmitProblem;
  readonly onWorkaround?: () => void;
}

const nothing = (): void => undefined;

export function RefusalNotice({ form, problem, onWorkaround = nothing }: RefusalNoticeProps): ReactElement {
  const { i18n } = useLingui();
  const ways = [
    useWorkaround(form, { phase: 'failed', problem }, onWorkaround),
    usePartOnly(form, problem, onWorkaround),
  ].filter((way) => way !== undefined);
  return (
    <Banner
      tone="danger"
      role="status"
      title={<Trans>The order book would reject this order</Trans>}
      action={
        ways.length > 0 && (
          <Ways>
            {ways.map(({ label, onPress }) => (
              <Button key={label} size="xs" variant="outline" onClick={onPress}>
                {label}
              </Button>
            ))}
          </Ways>
        )
      }
    >
      {i18n._(problemWords(problem))} <RefusedOrder form={form} problem={problem} />
    </Banner>
  );
}
