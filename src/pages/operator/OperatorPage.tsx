import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AddressLink } from '#features/transactions/index.ts';
import { NoAccount } from '#features/wallet/index.ts';
import { useOperations, type HostOperations } from '#reads/operations/useOperations.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Address } from '#domain/tokens/types.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Cards, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { hostNames } from './messages.ts';
import { OperationFields } from './OperationFields.tsx';
import { ContractHead } from './OperatorStyles.ts';

const bodyHeight = '240px';

function ContractCard({ host, contract, names }: HostOperations): ReactElement {
  const { i18n } = useLingui();
  return (
    <Card>
      <ContractHead>
        <h2>{i18n._(hostNames[host])}</h2>
        <AddressLink address={contract} />
      </ContractHead>
      {names.map((name) => (
        <OperationFields key={name} name={name} contract={contract} />
      ))}
    </Card>
  );
}

function Contracts({ account }: { readonly account: Address }): ReactElement {
  const { hosts, isComplete, isFailed } = useOperations(account);
  if (hosts.length > 0) {
    return (
      <Cards>
        {hosts.map((entry) => (
          <ContractCard key={entry.host} {...entry} />
        ))}
      </Cards>
    );
  }
  if (isFailed) {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't read who operates the contracts</Trans>}>
        <Trans>A contract or the node didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  if (!isComplete) {
    return (
      <div aria-busy="true">
        <Skeleton $height={bodyHeight} />
      </div>
    );
  }
  return (
    <EmptyState icon="list" title={<Trans>Nothing to operate</Trans>}>
      <Trans>No contract of this exchange names this account as its owner or admin.</Trans>
    </EmptyState>
  );
}

/** Spec 001 section 6: only owners and admins of the contracts may send these calls. */
export function OperatorPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Operator`);
  const { account } = useWallet();
  return (
    <Screen>
      <PageHead
        title={<Trans>Operator</Trans>}
        words={<Trans>Each contract itself decides which account may call it; every call is simulated first</Trans>}
      />
      {account === undefined ? (
        <NoAccount>
          <Trans>Connect the wallet of an owner or admin.</Trans>
        </NoAccount>
      ) : (
        <Contracts key={account} account={account} />
      )}
    </Screen>
  );
}
