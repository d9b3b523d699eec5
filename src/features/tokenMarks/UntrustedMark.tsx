import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { color } from '#ui/theme/theme.ts';

const Mark = styled.span`
  display: inline-flex;
  color: ${color('danger-text')};
`;

export function UntrustedMark({ token }: { readonly token: Token }): ReactElement | null {
  const { t } = useLingui();
  const { unsupported, confusedWith } = useTokenStatusOf()(token);
  const symbol = shortenSymbol(token.symbol);
  const reason = confusedWith
    ? t`${symbol} looks like ${confusedWith.symbol} but is another token`
    : unsupported && t`${symbol}: Unsupported Asset`;
  if (!reason) return null;
  return (
    <Mark title={reason}>
      <Icon name="warning" label={reason} />
    </Mark>
  );
}
