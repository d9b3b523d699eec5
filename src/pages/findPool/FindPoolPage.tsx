import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { defaultExchange, exchanges } from '#config/exchanges.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { PositionCard, usePositionValues } from '#features/position/index.ts';
import { ConnectButton } from '#features/wallet/index.ts';
import { AddressFault, WrongId } from '#features/addressFault/index.ts';
import type { Position } from '#stores/positions.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { FindCard, Head, Outcome, Plus, Screen } from './FindStyles.ts';
import { OutcomeText } from './OutcomeText.tsx';
import { TokenChoice } from './TokenChoice.tsx';
import { useFindPool, type FindPoolView } from './useFindPool.ts';

const ExchangeGauge = lazyPart(async () => (await import('#features/poolGauge/index.ts')).ExchangeGauge);

function FindHead({ view }: { readonly view: FindPoolView }): ReactElement {
  const { t } = useLingui();
  const { exchange, back, chooseExchange } = view;
  return (
    <Head>
      <RouteLink to={back} aria-label={t`Back`}>
        <Icon name="chevronLeft" />
      </RouteLink>
      <h1>
        <Trans>Import V2 Pool</Trans>
      </h1>
      {exchanges.length > 1 && (
        <Select
          label={t`Exchange`}
          options={exchanges.map(({ id, name }) => ({ value: id, label: name }))}
          value={(exchange ?? defaultExchange).id}
          onChange={chooseExchange}
        />
      )}
    </Head>
  );
}

const isMistyped = (id: string | null): boolean => id !== null && addressFault(id) !== undefined;

function WrongNames({ view }: { readonly view: FindPoolView }): ReactElement {
  const { tokens, a, b, exchange, exchangeId } = view;
  const named = [
    { id: a, ...tokens.a },
    { id: b, ...tokens.b },
  ];
  return (
    <>
      {named.map(({ id, isWrong, isMute }, index) =>
        isWrong ? (
          <Banner
            key={index === 0 ? 'a' : 'b'}
            tone="danger"
            role="alert"
            title={isMute ? <Trans>There is no token at {id}</Trans> : <WrongId id={id ?? ''} />}
          >
            {isMistyped(id) ? (
              <AddressFault text={id ?? ''} />
            ) : isMute ? (
              <Trans>That contract doesn't report its decimals. Check the address, or choose a token instead.</Trans>
            ) : (
              <Trans>A link names a token by its address, or ETH for MATIC. Choose a token instead.</Trans>
            )}
          </Banner>
        ) : null,
      )}
      {!exchange && (
        <Banner tone="danger" role="alert">
          <Trans>There is no exchange “{exchangeId}”</Trans>
        </Banner>
      )}
    </>
  );
}

function FoundPosition({ position }: { readonly position: Position }): ReactElement {
  const positions = useMemo(() => [position], [position]);
  const { byPair } = usePositionValues(positions);
  return <PositionCard position={position} value={byPair.get(position.pool.pair)} />;
}

/** Shown unless the account has a position, whose card has its own gauge. */
function FoundGauge({ view }: { readonly view: FindPoolView }): ReactElement | null {
  const { tokens, exchange, outcome } = view;
  const { currency: a } = tokens.a;
  const { currency: b } = tokens.b;
  if (!exchange || !a || !b || (outcome.code !== 'foundPool' && outcome.code !== 'noLiquidity')) return null;
  return <ExchangeGauge exchange={exchange} a={a} b={b} />;
}

export function FindPoolPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Import V2 Pool`);
  const view = useFindPool();
  const { tokens, outcome, choose } = view;
  return (
    <Screen>
      <FindCard>
        <FindHead view={view} />
        <TokenChoice side="a" currency={tokens.a.currency} onPick={(picked) => choose('a', picked)} />
        <Plus aria-hidden="true">
          <Icon name="plus" />
        </Plus>
        <TokenChoice side="b" currency={tokens.b.currency} onPick={(picked) => choose('b', picked)} />
        <WrongNames view={view} />
        <Outcome role="status">
          <OutcomeText view={view} />
        </Outcome>
        <FoundGauge view={view} />
        {(outcome.code === 'notConnected' || outcome.code === 'foundPool') && <ConnectButton size="lg" />}
      </FindCard>
      {outcome.code === 'found' && <FoundPosition position={outcome.position} />}
    </Screen>
  );
}
