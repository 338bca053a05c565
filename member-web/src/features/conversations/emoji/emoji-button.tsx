import { lazy, Suspense, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../lib/texts';
import { lazily } from '../../../lib/lazily';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Popup } from '../../../ui/popup';
import { Loading } from '../../../ui/spinner';
import styles from './picker.module.scss';

const Picker = lazy(lazily(() => import('./picker')));

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  className: string | undefined;
};

/** Puts emoji where the caret of a field stands; closed, the caret stands behind them. */
export function EmojiButton({ field, onText, className }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<DOMRect>();
  const [picked, setPicked] = useState(false);

  const pick = (emoji: string) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart: from, selectionEnd: to } = element;
    flushSync(() => onText(value.slice(0, from) + emoji + value.slice(to)));
    element.setSelectionRange(from + emoji.length, from + emoji.length);
    setPicked(true);
  };
  const close = () => {
    flushSync(() => setAnchor(undefined));
    if (picked) field.current?.focus();
    setPicked(false);
  };
  return (
    <>
      <IconButton
        label={t('conversations.emoji.open')}
        title={t('conversations.emoji.open')}
        aria-haspopup="dialog"
        className={className}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        <Icon name="smile" size={22} />
      </IconButton>
      {anchor && (
        <Popup label={t('conversations.emoji.open')} anchor={anchor} onClose={close}>
          <Suspense
            fallback={
              <div className={styles.picker}>
                <Loading label={t('common.loading')} />
              </div>
            }
          >
            <Picker onPick={pick} onClose={close} />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
