import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useListAt } from '#reads/tokens/useListAt.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { fetched, fetchStarted, listAdded } from '#state/lists/slice.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LeftOutText, ListFace } from './manage/ListFace.tsx';
import { listHref } from './manage/listOrigin.ts';
import { ListProblemBanner } from './manage/ListProblemText.tsx';
import { Details, Row, SmallPrint, Understood, View } from './manage/ManageStyles.ts';
import type { ImportListViewProps } from './pickerPage.ts';

const logoHeight = '36px';

function RiskOfList(): ReactElement {
  return (
    <Banner tone="danger" title={<Trans>Import at your own risk</Trans>}>
      <Trans>
        By adding this list you are implicitly trusting that the data is correct. Anyone can create a list, including
        creating fake versions of existing lists and lists that claim to represent projects that they do not. If you buy
        a token from this list, you may not be able to sell it back.
      </Trans>
    </Banner>
  );
}

export function ImportListView({ url, onDone }: ImportListViewProps): ReactElement {
  const dispatch = useAppDispatch();
  const [isUnderstood, setUnderstood] = useState(false);
  const { list, problem, isLoading, retry } = useListAt(url);
  const href = listHref(url);

  const add = (): void => {
    if (!list) return;
    const requestId = `import ${url}`;
    dispatch(listAdded(url));
    dispatch(fetchStarted({ url, requestId }));
    dispatch(fetched({ url, requestId, list }));
    onDone();
  };

  return (
    <View>
      <Details>
        <Row aria-busy={isLoading}>
          {list ? <ListFace list={list} /> : isLoading && <Skeleton $height={logoHeight} />}
        </Row>
        <SmallPrint>{href === undefined ? url : <ExternalLink href={href}>{url}</ExternalLink>}</SmallPrint>
        {list && <LeftOutText list={list} />}
      </Details>
      {problem && <ListProblemBanner problem={problem} onRetry={retry} />}
      <RiskOfList />
      <Understood>
        <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
        <Trans>I understand</Trans>
      </Understood>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!isUnderstood || problem !== undefined}
        loading={isLoading}
        onClick={add}
      >
        <Trans>Import</Trans>
      </Button>
    </View>
  );
}
