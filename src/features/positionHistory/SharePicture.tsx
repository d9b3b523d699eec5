import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { shareFile } from '#lib/shareFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { drawPicture, pictureText, type Picture } from './drawPicture.ts';
import { ShareLine } from './HistoryStyles.ts';

interface SharePictureProps {
  readonly name: string;
  readonly pictureOf: (withAmounts: boolean) => Picture;
}

type Outcome = 'saved' | 'failed';

export function SharePicture({ name, pictureOf }: SharePictureProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const [hasAmounts, setAmounts] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const picture = pictureOf(hasAmounts);
  const text = pictureText(picture);
  const share = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      const file = new File([await drawPicture(picture)], name, { type: 'image/png' });
      if ((await shareFile(file, text)) === 'saved') setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div>
      <ShareLine>
        <label>
          <input type="checkbox" checked={hasAmounts} onChange={(event) => setAmounts(event.target.checked)} />
          <Trans>Show amounts</Trans>
        </label>
        <Button size="sm" variant="outline" icon="send" aria-describedby={id} onClick={() => void share()}>
          <Trans>Share picture</Trans>
        </Button>
      </ShareLine>
      <p id={id}>{t`The picture doesn't contain your address. It shows the graph and: ${text}`}</p>
      <p role="status">
        {outcome === 'saved' && <Trans>Saved as {name}.</Trans>}
        {outcome === 'failed' && <Trans>This browser couldn't make the picture.</Trans>}
      </p>
    </div>
  );
}
