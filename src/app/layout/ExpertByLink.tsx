import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { expertByLinkSet } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { expertModeSet } from '#state/user/slice.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { color } from '#ui/theme/theme.ts';

const Solid = styled.div`
  background: ${color('surface-1')};
`;

export function ExpertByLink(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const close = (): void => void dispatch(expertByLinkSet(false));
  const undo = (): void => {
    dispatch(expertModeSet(false));
    const query = new URLSearchParams(search);
    query.delete('ape');
    // Removes the parameter, which would turn expert mode on again on the next page.
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  };
  return (
    <Solid>
      <Banner
        tone="warning"
        role="status"
        title={<Trans>Expert mode was turned on by this link.</Trans>}
        action={
          <>
            <Button size="sm" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
            <IconButton icon="cross" label={t`Close`} onClick={close} />
          </>
        }
      >
        <Trans>Warnings of a price impact below 15% are hidden.</Trans>
      </Banner>
    </Solid>
  );
}
