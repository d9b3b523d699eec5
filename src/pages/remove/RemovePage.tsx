import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PositionCard } from '../../features/position/index.ts';
import { SlippageButton } from '../../features/settings/index.ts';
import { ButtonFace } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { readRemoveAddress } from './removeAddress.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RemoveFacts } from './RemoveFacts.tsx';
import { RemoveFields } from './RemoveFields.tsx';
import { ApproveInstead, NothingHeld, PartStaked, RemovedTokens } from './RemoveNotices.tsx';
import { FormCard, Head, Screen } from './RemoveStyles.ts';
import { useRemoveForm } from './useRemoveForm.ts';

const titleId = 'remove-title';

/** `/remove/{a}/{b}`: liquidity taken out of a pool. */
export function RemovePage(): ReactElement {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const address = useMemo(() => readRemoveAddress(pathname, search), [pathname, search]);
  const form = useRemoveForm(address);
  const { position, removal, actions } = form;
  return (
    <Screen>
      <FormCard aria-labelledby={titleId}>
        <Head>
          <h1 id={titleId}>
            <Trans>Remove Liquidity</Trans>
          </h1>
          <span>
            <SlippageButton />
            <ButtonFace
              as={RouteLink}
              to={paths.pool}
              data-variant="ghost"
              data-size="sm"
              aria-label={t`Close`}
              onClick={actions.clear}
            >
              <Icon name="cross" />
            </ButtonFace>
          </span>
        </Head>
        <RemovedTokens form={form} />
        <NothingHeld form={form} />
        <RemoveFields form={form} />
        <PartStaked form={form} />
        <RemoveFacts form={form} removal={removal} />
        <ApproveInstead form={form} />
        <RemoveButton form={form} />
      </FormCard>
      {position && <PositionCard position={position} simple />}
    </Screen>
  );
}
