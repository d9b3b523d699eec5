import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import type { TokenList } from '#domain/lists/types.ts';
import { tokenChanges } from '#domain/lists/tokenChanges.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { updateAccepted } from '#state/lists/slice.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { versionText } from './ListFace.tsx';

const MAX_NAMED = 5;

const symbolsOf = (tokens: readonly Token[]): string =>
  tokens
    .slice(0, MAX_NAMED)
    .map(({ symbol }) => shortenSymbol(symbol))
    .join(', ') + (tokens.length > MAX_NAMED ? ', …' : '');

interface ListUpdateProps {
  readonly url: string;
  readonly current: TokenList;
  readonly next: TokenList;
  readonly onApplied: () => void;
}

export function ListUpdate({ url, current, next, onApplied }: ListUpdateProps): ReactElement {
  const dispatch = useAppDispatch();
  const { added, removed, changed, breaking } = useMemo(
    () => tokenChanges(current.tokens, next.tokens),
    [current, next],
  );
  const version = versionText(next);
  const [plus, minus, other] = [added, removed, changed].map(symbolsOf);
  const apply = (): void => {
    dispatch(updateAccepted(url));
    onApplied();
  };
  const action = (
    <Button variant="outline" size="xs" onClick={apply}>
      <Trans>Update</Trans>
    </Button>
  );
  return (
    <Banner tone={breaking ? 'warning' : 'info'} title={<Trans>Update to {version}</Trans>} action={action}>
      {added.length > 0 && (
        <span>
          <Plural value={added.length} one="# token added" other="# tokens added" />: {plus}.{' '}
        </span>
      )}
      {removed.length > 0 && (
        <span>
          <Plural value={removed.length} one="# token removed" other="# tokens removed" />: {minus}.{' '}
        </span>
      )}
      {changed.length > 0 && (
        <span>
          <Plural value={changed.length} one="# token changed" other="# tokens changed" />: {other}.
        </span>
      )}
      {added.length + removed.length + changed.length === 0 && <Trans>The tokens do not change.</Trans>}
    </Banner>
  );
}
