import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { BatchedApprovals, SafeDeadline } from '#features/transactions/index.ts';
import { ConfirmWord } from '#features/sendButton/index.ts';
import { VaultWarning } from '#features/vault/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { EpochEnd } from './EpochEnd.tsx';
import { Forecast } from './Forecast.tsx';
import type { BurnPageView } from './useBurnPage.ts';

interface ConfirmBurnProps {
  readonly page: BurnPageView;
  readonly open: boolean;
  readonly token: Token;
  readonly amount: bigint;
  readonly approvals: readonly ApprovalTerms[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmBurn(props: ConfirmBurnProps): ReactElement {
  const { page, open, token, amount, approvals, onClose, onConfirm } = props;
  const { t } = useLingui();
  const word = t`BURN`;
  const symbol = shortenSymbol(token.symbol);
  const exact = exactText(amount, token.decimals);
  const { epoch, own } = page.programme;
  const isShort = own.balance !== undefined && own.balance < amount;
  return (
    <Modal open={open} onClose={onClose} title={t`Burn ${symbol}`}>
      <DialogColumn>
        <Banner tone="warning" title={<Trans>This can't be undone</Trans>}>
          <Trans>Burned {symbol} is gone for good. Your reward depends on what others burn until the epoch ends.</Trans>
        </Banner>
        <AmountList>
          <AmountRow>
            <dt>
              <Trans>You burn</Trans>
            </dt>
            <dd>
              <TokenLogo currency={token} size={24} />
              {exact} {symbol}
            </dd>
          </AmountRow>
        </AmountList>
        <p>
          <EpochEnd page={page} />
        </p>
        <p>
          <Trans>A burn mined after that counts for the next epoch, whose reward may differ.</Trans>
        </p>
        <Forecast page={page} amount={amount} />
        <VaultWarning
          programme="burn"
          token={page.programme.rewardToken}
          whenShort={<Trans>Your reward may have to wait until the vault is filled, and may never come.</Trans>}
          whenLow={<Trans>Your reward may have to wait until the vault is filled, and may never come.</Trans>}
        />
        <BatchedApprovals approvals={approvals} />
        <SafeDeadline />
        <AgeLine />
        <ConfirmWord
          repeats={{ kinds: ['burn'] }}
          word={word}
          label={t`Type ${word} to burn ${exact} ${symbol}`}
          disabled={isShort || epoch === undefined}
          onConfirm={onConfirm}
        >
          <Trans>Burn for good</Trans>
        </ConfirmWord>
      </DialogColumn>
    </Modal>
  );
}
