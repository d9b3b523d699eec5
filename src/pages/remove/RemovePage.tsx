import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { isUnknownId } from '#domain/tokens/currency.ts';
import { PositionCard } from '#features/position/index.ts';
import { SlippageButton } from '#features/settings/index.ts';
import { CloseLink } from '#ui/layout/CloseLink.tsx';
import { FormCard, FormHead, FormScreen, FormTools } from '#ui/layout/FormPage.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { RawAmounts } from './RawAmounts.tsx';
import { readRemoveAddress } from './removeAddress.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RemoveFacts } from './RemoveFacts.tsx';
import { RemoveFields } from './RemoveFields.tsx';
import { ApproveInstead, NothingHeld, NoWayHere, RemovedTokens, TransferFees, UnknownIds } from './RemoveNotices.tsx';
import { RewardsClosed, StakedTokens, Unstaked } from './StakedTokens.tsx';
import { ReceiveChoice, ReceivedNext, ReceivedPart } from './zapOut/ReceiveChoice.tsx';
import { useRemoveForm } from './useRemoveForm.ts';

const titleId = 'remove-title';

export function RemovePage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Remove Liquidity`);
  const { pathname, search } = useLocation();
  const address = useMemo(() => readRemoveAddress(pathname, search), [pathname, search]);
  const form = useRemoveForm(address);
  const { position, removal, actions } = form;
  const isUnknown = isUnknownId(address.idA) || isUnknownId(address.idB);
  return (
    <FormScreen>
      <FormCard aria-labelledby={titleId}>
        <FormHead>
          <h1 id={titleId}>
            <Trans>Remove Liquidity</Trans>
          </h1>
          <FormTools>
            <SlippageButton />
            <CloseLink to={paths.pool} onClick={actions.clear} />
          </FormTools>
        </FormHead>
        <UnknownIds address={address} />
        <RemovedTokens form={form} />
        <NoWayHere form={form} />
        <NothingHeld form={form} />
        <ReceivedNext form={form} />
        {!isUnknown && <StakedTokens form={form} />}
        {!isUnknown && <RemoveFields form={form} />}
        {!isUnknown && <ReceiveChoice form={form} />}
        {!isUnknown && <ReceivedPart form={form} />}
        <Unstaked form={form} amount={form.unstake.amountFor(removal)} />
        {!isUnknown && <RemoveFacts form={form} removal={removal} />}
        <RawAmounts form={form} />
        <TransferFees form={form} />
        <ApproveInstead form={form} />
        <RewardsClosed form={form} />
        <RemoveButton form={form} />
      </FormCard>
      {position && <PositionCard position={position} simple />}
    </FormScreen>
  );
}
