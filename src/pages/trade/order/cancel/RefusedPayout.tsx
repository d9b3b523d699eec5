import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { problemWords } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import type { SubmitProblem } from '#writes/plan/plan.ts';

interface RefusedPayoutProps {
  readonly problem: SubmitProblem;
  readonly label: string;
  readonly onPress: () => void;
}

export function RefusedPayout({ problem, label, onPress }: RefusedPayoutProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="danger"
      role="status"
      title={<Trans>The order book would reject this cancellation</Trans>}
      action={
        <Button size="xs" variant="outline" onClick={onPress}>
          {label}
        </Button>
      }
    >
      {i18n._(problemWords(problem))}
    </Banner>
  );
}
