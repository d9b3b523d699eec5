import { useState, type ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOperatorNotices } from '#reads/connection/useOperatorNotices.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

export function OperatorNotices(): ReactElement {
  const { i18n } = useLingui();
  const notices = useOperatorNotices(i18n.locale);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = notices.map((notice) => ({ ...notice, key: `${notice.title} ${notice.text}` }));
  return (
    <>
      {shown
        .filter(({ key }) => !closed.has(key))
        .map(({ tone, title, text, key }) => (
          <Banner
            key={key}
            tone={tone}
            role="status"
            title={title}
            action={
              <Button size="xs" variant="outline" onClick={() => setClosed(new Set([...closed, key]))}>
                <Trans>Close</Trans>
              </Button>
            }
          >
            {text}
          </Banner>
        ))}
    </>
  );
}
