import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { FollowUpForm, type FollowUpFormProps } from './FollowUpForm.tsx';

export function FollowUpDialog(props: FollowUpFormProps): ReactElement {
  const { t } = useLingui();
  const { view, onClose } = props;
  return (
    <Modal open onClose={() => onClose(false)} title={t`When this order fills`}>
      <DialogColumn>
        <p>
          <Trans>
            {view.amount} at {view.price}
          </Trans>
        </p>
        <FollowUpForm {...props} />
      </DialogColumn>
    </Modal>
  );
}
