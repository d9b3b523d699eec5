import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { usePoolElsewhere } from '#reads/pools/usePoolElsewhere.ts';
import { tokenTextHost } from '#reads/tokens/tokenTextHost.ts';
import { Row } from './AddStyles.ts';
import type { AddForm } from './useAddForm.ts';

interface KnownProps {
  readonly a: Token;
  readonly b: Token;
  readonly hereId: string;
}

function Known({ a, b, hereId }: KnownProps): ReactElement | null {
  const pool = usePoolElsewhere(a.address, b.address, hereId);
  if (!pool) return null;
  const { name } = pool;
  const host = tokenTextHost;
  return (
    <Row>
      {pool.isRead ? (
        <Trans>{name} has a pool of these tokens. Compare its price before you set one.</Trans>
      ) : (
        <Trans>
          {host} reports a pool of these tokens on {name}, which can't be checked here.
        </Trans>
      )}
    </Row>
  );
}

export function PoolElsewhere({ form }: { readonly form: AddForm }): ReactElement | null {
  const { a, b, exchange } = form;
  return a.token && b.token ? <Known a={a.token} b={b.token} hereId={exchange.id} /> : null;
}
