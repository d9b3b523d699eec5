import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectBalancesShown } from '#state/user/selectors.ts';
import { balancesShown } from '#state/user/slice.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';

export function PrivacyButton(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectBalancesShown);
  return (
    <IconButton
      icon={isShown ? 'eye' : 'eyeOff'}
      label={isShown ? t`Hide balances` : t`Show balances`}
      onClick={() => dispatch(balancesShown(!isShown))}
    />
  );
}
