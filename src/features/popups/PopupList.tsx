import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '../../config/chains.ts';
import type { Hex } from '../../domain/multicall/types.ts';
import { followedHash } from '../../domain/transactions/settlement.ts';
import type { TransactionRecord } from '../../domain/transactions/types.ts';
import { selectPopups } from '../../state/app/selectors.ts';
import { popupRemoved } from '../../state/app/slice.ts';
import type { Popup } from '../../state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { selectTransaction } from '../../state/transactions/selectors.ts';
import { announce } from '../../ui/announce.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { useWhenChanged } from '../../ui/hooks/useWhenChanged.ts';
import { height, layer, media, space, width } from '../../ui/theme/theme.ts';
import { Toast } from '../../ui/Toast.tsx';
import {
  endingTitles,
  endingWords,
  explorerLink,
  isUnfilled,
  outcomeWords,
  restWords,
  summaryWords,
} from '../transactions/index.ts';
import { FillToast } from './FillToast.tsx';

/** Top right; a strip to scroll through on phones. */
const Region = styled.section`
  position: fixed;
  z-index: ${layer('toast')};
  top: calc(${height('header')} + var(--s-3));
  right: var(--s-3);
  display: grid;
  gap: ${space(2)};
  width: ${width('toast')};
  max-width: calc(100vw - var(--s-6));
  &:empty {
    display: none;
  }
  ${media.phone} {
    left: 0;
    right: 0;
    width: auto;
    max-width: none;
    grid-auto-flow: column;
    grid-auto-columns: calc(100vw - var(--s-8));
    padding: ${space(0, 3)};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    & > * {
      scroll-snap-align: center;
    }
  }
`;

/** Why it did not do what it was meant to. */
function Reason({ ended }: { readonly ended: TransactionRecord['ended'] }): ReactElement {
  const { i18n } = useLingui();
  if (ended) return <>{i18n._(endingWords[ended.kind])} </>;
  return (
    <>
      <Trans>The contract refused it. Nothing was spent except the network fee.</Trans>{' '}
    </>
  );
}

function TransactionToast({ popup }: { readonly popup: Popup }): ReactElement {
  const { i18n, t } = useLingui();
  const dispatch = useAppDispatch();
  const { hash, success, summary } = popup.content.txn;
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, hash as Hex));
  const happened = record && outcomeWords(record.info, record.outcome);
  const rest = record && restWords(record.info, record.outcome);
  const meant = record ? i18n._(summaryWords(record.info)) : (summary ?? hash);
  const said = success && happened ? i18n._(happened) : meant;
  const ended = record?.ended;
  const failure = ended ? `${i18n._(endingTitles[ended.kind])}: ${said}` : t`Failed: ${said}`;
  const title = success ? said : failure;
  const minedHash = ended?.hash ?? (record ? followedHash(record) : hash);
  useWhenChanged(title, announce);
  return (
    <Toast
      tone={!success ? 'danger' : record && isUnfilled(record.info, record.outcome) ? 'warning' : 'success'}
      title={title}
      onDismiss={() => dispatch(popupRemoved({ key: popup.key }))}
      removeAfterMs={popup.removeAfterMs ?? undefined}
    >
      {success && rest && <>{i18n._(rest)} </>}
      {!success && <Reason ended={ended} />}
      <ExternalLink href={explorerLink('tx', minedHash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
    </Toast>
  );
}

/** The notifications there are. */
export function PopupList(): ReactElement {
  const { t } = useLingui();
  const popups = useAppSelector(selectPopups);
  return (
    <Region aria-label={t`Notifications`}>
      {popups.map((popup) =>
        popup.content.fill ? (
          <FillToast key={popup.key} popup={popup} fill={popup.content.fill} />
        ) : (
          <TransactionToast key={popup.key} popup={popup} />
        ),
      )}
    </Region>
  );
}
