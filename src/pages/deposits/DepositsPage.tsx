import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { AssetsNav } from '#features/wallet/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useFeeRecipient } from '#reads/book/useFeeRecipient.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { media, space } from '#ui/theme/theme.ts';
import { HeldList } from './HeldList.tsx';
import { MoveForm } from './MoveForm.tsx';
import { useDepositForm } from './useDepositForm.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  & > * {
    display: grid;
    gap: ${space(4)};
    padding: ${space(4)};
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function BookFacts(): ReactElement {
  const recipient = useFeeRecipient();
  return (
    <>
      <KeyValue
        size={14}
        rows={[
          { key: 'book', label: <Trans>Order book</Trans>, value: <AddressLink address={env.orderBook} /> },
          {
            key: 'fees',
            label: <Trans>Fee recipient</Trans>,
            value: recipient === undefined ? NO_VALUE : <AddressLink address={recipient} />,
          },
        ]}
      />
      <Banner tone="warning" title={<Trans>Never send tokens to the order book's address</Trans>}>
        <Trans>Later orders pass them on to the fee recipient. Use this form instead.</Trans>
      </Banner>
    </>
  );
}

/** Spec 001 section 7: tokens of the account without an order. */
export function DepositsPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Deposits`);
  const form = useDepositForm();
  return (
    <Screen>
      <AssetsNav />
      <PageHead
        title={<Trans>Deposits in the order book</Trans>}
        words={<Trans>Deposits earn nothing, and orders placed on this site don't use them.</Trans>}
      />
      <Columns>
        <Card>
          <HeldList form={form} />
          <BookFacts />
        </Card>
        <Card>
          <MoveForm form={form} />
        </Card>
      </Columns>
    </Screen>
  );
}
