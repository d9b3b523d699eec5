import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { addPath, paths } from '#config/paths.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { FindPoolView } from './useFindPool.ts';

interface FindingProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Finding({ title, children }: FindingProps): ReactElement {
  return (
    <>
      <strong>{title}</strong>
      {children}
    </>
  );
}

function ToAdd({ view, children }: { readonly view: FindPoolView; readonly children: ReactNode }): ReactElement | null {
  const { a, b, exchange, tokens } = view;
  if (tokens.a.isMute || tokens.b.isMute) return null;
  const elsewhere = exchange && exchange.id !== defaultExchange.id ? exchange.id : undefined;
  return <RouteLink to={addPath(a, b ?? '', elsewhere)}>{children}</RouteLink>;
}

/** Source: spec 000 section 2, find pool. */
export function OutcomeText({ view }: { readonly view: FindPoolView }): ReactElement {
  switch (view.outcome.code) {
    case 'notConnected':
      return <Trans>Connect to a wallet to find pools</Trans>;
    case 'notChosen':
      return <Trans>Select a token to find your v2 liquidity</Trans>;
    case 'invalid':
      return (
        <strong>
          <Trans>Invalid pair</Trans>
        </strong>
      );
    case 'loading':
      return (
        <>
          <Spinner />
          <Trans>Loading</Trans>
        </>
      );
    case 'unread':
      return <Trans>Couldn't load the pool. Retrying with the next block.</Trans>;
    case 'noPool':
      return (
        <Finding title={<Trans>No pool found</Trans>}>
          <ToAdd view={view}>
            <Trans>Create pool.</Trans>
          </ToAdd>
        </Finding>
      );
    case 'noLiquidity':
      return (
        <Finding title={<Trans>You don’t have liquidity in this pool yet.</Trans>}>
          <ToAdd view={view}>
            <Trans>Add liquidity</Trans>
          </ToAdd>
        </Finding>
      );
    case 'foundPool':
      return (
        <Finding title={<Trans>Pool Found!</Trans>}>
          <Trans>Connect a wallet to see your liquidity in it.</Trans>
          <ToAdd view={view}>
            <Trans>Add liquidity</Trans>
          </ToAdd>
        </Finding>
      );
    case 'found':
      return (
        <Finding title={<Trans>Pool Found!</Trans>}>
          <RouteLink to={paths.poolV2}>
            <Trans>Manage this pool.</Trans>
          </RouteLink>
        </Finding>
      );
  }
}
