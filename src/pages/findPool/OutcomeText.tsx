import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { addPath, paths } from '#config/paths.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { FindPoolView } from './useFindPool.ts';

/** What was found, and the way on (spec 000 section 2, find pool). */
export function OutcomeText({ view }: { readonly view: FindPoolView }): ReactElement {
  const { outcome, a, b, exchange, tokens } = view;
  const canAdd = !tokens.a.isMute && !tokens.b.isMute;
  const elsewhere = exchange && exchange.id !== defaultExchange.id ? exchange.id : undefined;
  const toAdd = addPath(a, b ?? '', elsewhere);
  switch (outcome.code) {
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
        <>
          <strong>
            <Trans>No pool found</Trans>
          </strong>
          {canAdd && (
            <RouteLink to={toAdd}>
              <Trans>Create pool.</Trans>
            </RouteLink>
          )}
        </>
      );
    case 'noLiquidity':
      return (
        <>
          <strong>
            <Trans>You don’t have liquidity in this pool yet.</Trans>
          </strong>
          {canAdd && (
            <RouteLink to={toAdd}>
              <Trans>Add liquidity</Trans>
            </RouteLink>
          )}
        </>
      );
    case 'foundPool':
      return (
        <>
          <strong>
            <Trans>Pool Found!</Trans>
          </strong>
          <Trans>Connect a wallet to see your liquidity in it.</Trans>
          {canAdd && (
            <RouteLink to={toAdd}>
              <Trans>Add liquidity</Trans>
            </RouteLink>
          )}
        </>
      );
    case 'found':
      return (
        <>
          <strong>
            <Trans>Pool Found!</Trans>
          </strong>
          <RouteLink to={paths.poolV2}>
            <Trans>Manage this pool.</Trans>
          </RouteLink>
        </>
      );
  }
}
