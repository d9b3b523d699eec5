import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { AssetsNav } from '#features/wallet/index.ts';
import { SearchedBlocks, SearchState } from '#features/explorer/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { Dollars } from '#features/money/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ListFoot, Screen, Tile, Tiles } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { ApprovalsList } from './ApprovalsList.tsx';
import { ApprovalsState } from './ApprovalsState.tsx';
import { HiddenTitle, ListCard } from './ApprovalsStyles.ts';
import { revocationPlans } from './revocationPlans.ts';
import { useApprovalsPage, type ApprovalsPageView, type NamedApproval } from './useApprovalsPage.ts';

const RevokeAll = lazyPart(async () => (await import('./RevokeAll.tsx')).RevokeAll);

interface PartProps {
  readonly view: ApprovalsPageView;
}

function Totals({ view: { rows, total } }: PartProps): ReactElement {
  const { dollars, uncounted } = total;
  const isKnown = dollars.numerator > 0n || uncounted === 0;
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Total at risk</Trans>
        </dt>
        <dd>
          <Dollars value={isKnown ? dollars : undefined} />
          {uncounted > 0 && (
            <small>
              <Plural
                value={uncounted}
                one="excludes # token of unknown value"
                other="excludes # tokens of unknown value"
              />
            </small>
          )}
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Approvals</Trans>
        </dt>
        <dd translate="no">{rows.length}</dd>
      </Tile>
    </Tiles>
  );
}

function PageFoot({ view }: PartProps): ReactElement {
  const { left, showMore, status, retry, coverage } = view;
  return (
    <ListFoot>
      {left > 0 && (
        <Button size="sm" onClick={showMore}>
          <Plural value={left} one="Check # more unlisted token" other="Check # more unlisted tokens" />
        </Button>
      )}
      <SearchState
        status={status}
        retry={retry}
        failed={<Trans>Couldn't search all blocks, so an approval may be missing.</Trans>}
        searching={<Trans>Searching for more approvals</Trans>}
      />
      <SearchedBlocks coverage={coverage} />
    </ListFoot>
  );
}

/** `/asstes/approvals`: approvals for contracts of the exchange only. */
export function ApprovalsPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Approvals`);
  const view = useApprovalsPage();
  const { account, rows, canSign } = view;
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const [all, setAll] = useState<Pick<ApprovalsPageView, 'account' | 'rows'>>();
  const revoke = (row: NamedApproval): void => {
    const [plan] = revocationPlans([row]);
    if (!plan) return;
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  return (
    <Screen>
      <AssetsNav />
      <PageHead
        title={<Trans>Approvals</Trans>}
        words={
          <Trans>
            Tokens that the exchange's contracts may take from your account. Revoke what you no longer need.
          </Trans>
        }
      >
        {canSign && rows.length > 1 && (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setAll({ account, rows })}>
            <Trans>Revoke all</Trans>
          </Button>
        )}
      </PageHead>
      {account && rows.length > 0 && <Totals view={view} />}
      <ListCard as="section" aria-labelledby="approvals-list">
        <HiddenTitle id="approvals-list">
          <Trans>Your approvals</Trans>
        </HiddenTitle>
        {account && rows.length > 0 ? <ApprovalsList view={view} onRevoke={revoke} /> : <ApprovalsState view={view} />}
      </ListCard>
      {account && (rows.length > 0 || view.status !== 'failed') && <PageFoot view={view} />}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
      {all && all.account === account && <RevokeAll rows={all.rows} onClose={() => setAll(undefined)} />}
    </Screen>
  );
}
