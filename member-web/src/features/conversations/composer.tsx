import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import { isSecondOfTwo } from '../../lib/double-press';
import { countGraphemes } from '../../lib/graphemes';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { createStore, useStore } from '../../lib/store';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { setDraft, useDraft } from './drafts';
import styles from './composer.module.scss';

type Props = {
  conversationId: string;
  name: string;
  /** What a message turned out to cost, when one was refused for it (MNY-12). */
  newPrice: number | undefined;
  onSend: (body: string, price: number) => void;
};

/** Where the skip link of a conversation leads, while there is something to write in. */
export const COMPOSER = 'composer';
const composerShown = createStore(false);
export const useComposerShown = () => useStore(composerShown, (shown) => shown);

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Who came to write can write at once. On touch screens the keyboard waits for a finger, for it would cover what was
 * written; a page loaded anew, or gone back to, begins where it would have.
 */
function useFocusOnArrival(field: RefObject<HTMLElement | null>) {
  const isNew = useNavigationType() !== NavigationType.Pop;
  // Before the next key: a later focus would take the field from whoever is already typing elsewhere.
  useLayoutEffect(() => {
    const busy = document.activeElement?.matches('input, textarea, select, dialog[open] *');
    if (isNew && !isTouch() && !busy) field.current?.focus();
    // On arrival only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

export function Composer({ conversationId, name, newPrice, onSend }: Props) {
  const { t } = useTranslation();
  const { message_credits: cost, message_length: length } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const draft = useDraft(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countGraphemes(draft);
  const tooLong = count > length.max;
  const empty = draft.trim().length < length.min;

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [draft]);

  useFocusOnArrival(field);
  useLayoutEffect(() => {
    composerShown.set(true);
    return () => composerShown.set(false);
  }, []);

  const send = () => {
    if (empty || tooLong) return field.current?.focus();
    onSend(draft.trim(), cost);
    setDraft(conversationId, '');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a touch keyboard Enter makes a new line, as everywhere else on the phone.
    const plainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!plainEnter || isTouch()) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <div className={styles.inner}>
        {newPrice !== undefined && (
          <Alert tone="warning" live>
            {t('conversations.price_changed', { count: newPrice })}
          </Alert>
        )}
        <textarea
          ref={field}
          id={COMPOSER}
          rows={1}
          className={styles.field}
          value={draft}
          aria-label={t('conversations.write_to', { name })}
          aria-describedby="composer-count"
          aria-invalid={tooLong}
          placeholder={t('conversations.placeholder')}
          onChange={({ target }) => setDraft(conversationId, target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.foot}>
          <p className={styles.facts}>
            <span id="composer-count" className={tooLong ? styles.over : undefined}>
              <span aria-hidden="true">
                {count}/{length.max}
              </span>
              <span className="visually-hidden">{t('conversations.characters', { count, max: length.max })}</span>
            </span>
            <span className={styles.balance}>{t('conversations.balance', { count: credits })}</span>
          </p>
          <Button
            type="submit"
            variant="primary"
            disabled={tooLong}
            aria-disabled={empty}
            // A quick refusal may have put the words back, and another price under it (MNY-12).
            onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
          >
            <Icon name="send" size={18} />
            {t('conversations.send', { count: cost })}
          </Button>
        </div>
      </div>
    </form>
  );
}
