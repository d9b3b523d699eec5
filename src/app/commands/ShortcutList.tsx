import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { keyActions, NO_KEY } from '#domain/keys/tradeKeys.ts';
import { keyWords, useTradeKeys } from '#features/tradeKeys/index.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Keys } from '#ui/text/Keys.tsx';
import { color, line, radius, space, text } from '#ui/theme/theme.ts';
import { placeNames, shortcutLines, type ShortcutPlace } from './shortcutWords.ts';

const Places = styled.div`
  display: grid;
  gap: ${space(4)};
  /* The ring of the focus keeps off the words. */
  margin: 0 calc(-1 * var(--s-3));
  padding: ${space(1, 3)};
  border-radius: ${radius(6)};
  & h3 {
    padding-bottom: ${space(1)};
    ${text(12)}
    color: ${color('text-3')};
  }
  & dl {
    margin: 0;
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    padding: ${space(1.5, 0)};
    border-top: ${line('border-subtle')};
    ${text(13)}
  }
  & dd {
    margin: 0;
    text-align: right;
  }
  & dd > span {
    justify-content: flex-end;
  }
`;

function TradeKeyList(): ReactElement {
  const { i18n } = useLingui();
  const keys = useTradeKeys();
  return (
    <section>
      <h3>
        <Trans>Trade page. Change them in the settings.</Trans>
      </h3>
      <dl>
        {keyActions
          .filter((action) => keys[action] !== NO_KEY)
          .map((action) => (
            <div key={action}>
              <dt>{i18n._(keyWords[action])}</dt>
              <dd>
                <Keys combinations={[keys[action]]} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface ShortcutListProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutList({ open, onClose }: ShortcutListProps): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Modal open={open} onClose={onClose} title={t`Keyboard shortcuts`}>
      <Places tabIndex={0} data-autofocus="">
        {(Object.keys(placeNames) as ShortcutPlace[]).map((place) => (
          <section key={place}>
            <h3>{i18n._(placeNames[place])}</h3>
            <dl>
              {shortcutLines(place).map(({ name, label, combinations }) => (
                <div key={name}>
                  <dt>{i18n._(label)}</dt>
                  <dd>
                    <Keys combinations={combinations} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <TradeKeyList />
      </Places>
    </Modal>
  );
}
