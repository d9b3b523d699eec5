import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { problemWords } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import type { SubmitProblem } from '#writes/plan.ts';
import { RefusedOrder } from '../confirm/RefusedOrder.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';
import { useWorkaround } from '../form/useWorkaround.ts';

interface RefusalNoticeProps {
  readonly form: TradeForm;
  readonly problem: SubmitProblem;
  /** Called after a press on the way around. */
  readonly onWorkaround?: () => void;
}

const nothing = (): void => undefined;

/** Names the refusal that an order would meet, before it is sent, with a way around it in one press. */
export function RefusalNotice({ form, problem, onWorkaround = nothing }: RefusalNoticeProps): ReactElement {
  const { i18n } = useLingui();
  const workaround = useWorkaround(form, { phase: 'failed', problem }, onWorkaround);
  return (
    <Banner
      tone="danger"
      role="status"
      title={<Trans>The order book would reject this order</Trans>}
      action={
        workaround && (
          <Button size="xs" variant="outline" onClick={workaround.onPress}>
            {workaround.label}
          </Button>
        )
      }
    >
      {i18n._(problemWords(problem))} <RefusedOrder form={form} problem={problem} />
    </Banner>
  );
}
