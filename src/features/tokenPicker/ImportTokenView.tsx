import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useChainTokens } from '#reads/tokens/useChainTokens.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { tokenAdded } from '#state/user/slice.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Understood, View } from './manage/ManageStyles.ts';
import { TokenToImport } from './manage/TokenToImport.tsx';
import type { ImportTokenViewProps } from './pickerPage.ts';

const asKept = (token: Token, onChain: Token): Token => ({ ...token, decimals: onChain.decimals });

export function ImportTokenView({ tokens, onImported }: ImportTokenViewProps): ReactElement {
  const dispatch = useAppDispatch();
  const [isUnderstood, setUnderstood] = useState(false);
  const chainTokens = useChainTokens(tokens.map(({ address }) => address));
  const whole = tokens.flatMap((token) => {
    const chainToken = valueOf(chainTokens.get(token.address) ?? { status: 'idle' });
    return chainToken ? [asKept(token, chainToken)] : [];
  });
  const isWhole = whole.length === tokens.length;
  const isReading = tokens.some(({ address }) => chainTokens.get(address)?.status === 'loading');
  const statusOf = useTokenStatusOf();
  const isRefused = tokens.some((token) => statusOf(token).unsupported);
  const [first] = whole;

  const add = (): void => {
    if (!first || !isWhole || isRefused) return;
    for (const { chainId, address, decimals, symbol, name } of whole) {
      dispatch(tokenAdded({ chainId, address, decimals, symbol, name }));
    }
    onImported(first);
  };

  return (
    <View>
      <Banner tone="danger" title={<Trans>This token doesn't appear on the token whitelist.</Trans>}>
        <Trans>
          Make sure this is the token that you want to trade. Anyone can create a token with any name, and you may not
          be able to sell it back.
        </Trans>
      </Banner>
      {tokens.map((token) => (
        <TokenToImport key={token.address} token={token} onChain={chainTokens.get(token.address)} />
      ))}
      <Understood>
        <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
        <Trans>I understand</Trans>
      </Understood>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!isUnderstood || isRefused || (!isWhole && !isReading)}
        loading={isReading && !isWhole}
        onClick={add}
      >
        {tokens.length === 1 ? (
          <Trans>Import {first?.symbol ?? tokens[0]?.symbol}</Trans>
        ) : (
          <Plural value={tokens.length} one="Import # token" other="Import # tokens" />
        )}
      </Button>
    </View>
  );
}
