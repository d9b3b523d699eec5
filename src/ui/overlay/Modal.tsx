import { useId, useRef, type CSSProperties, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { useBackCloses } from '../hooks/useBackCloses.ts';
import { useEscape } from '../hooks/useEscape.ts';
import { useFocusTrap } from '../hooks/useFocusTrap.ts';
import { useIsPhone } from '../hooks/useMediaQuery.ts';
import { usePresence, type Presence } from '../hooks/usePresence.ts';
import { useScrollLock } from '../hooks/useScrollLock.ts';
import { useSheetDrag } from '../hooks/useSheetDrag.ts';
import { IconButton } from '../fields/IconButton.tsx';
import { ModalBody, ModalBox, ModalHead, ModalShade } from './ModalFrame.tsx';

const fadeMs = 200;

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly flush?: boolean;
  /** On a phone only as high as its content, which is whole when it opens. */
  readonly low?: boolean;
}

function ShownModal(props: ModalProps & { readonly phase: Presence }): ReactElement {
  const { open, onClose, title, onBack, children, flush = false, low = false, phase } = props;
  const { t } = useLingui();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const drag = useSheetDrag(onClose);
  useFocusTrap(box, open);
  useEscape(open, onClose);
  useBackCloses(open, onClose);
  useScrollLock(open);
  const onShade = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) onClose();
  };
  const pulled = { '--pull': `${drag.offsetPx}px` } as CSSProperties;
  return createPortal(
    <ModalShade data-phase={phase} onMouseDown={onShade}>
      <ModalBox
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        style={pulled}
        data-pulled={drag.offsetPx > 0 ? '' : undefined}
        data-low={low ? '' : undefined}
      >
        <ModalHead data-back={onBack === undefined ? undefined : ''} {...(isPhone ? drag.handlers : {})}>
          {onBack !== undefined && <IconButton icon="chevronLeft" label={t`Back`} onClick={onBack} />}
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="cross" label={t`Close`} onClick={onClose} />
        </ModalHead>
        <ModalBody data-flush={flush ? '' : undefined}>{children}</ModalBody>
      </ModalBox>
    </ModalShade>,
    document.body,
  );
}

export function Modal(props: ModalProps): ReactElement | null {
  const phase = usePresence(props.open, fadeMs);
  return phase === 'absent' ? null : <ShownModal {...props} phase={phase} />;
}
