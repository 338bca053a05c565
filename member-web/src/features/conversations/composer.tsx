import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../lib/texts';
import { NavigationType, useNavigationType } from 'react-router';
import { isSecondOfTwo } from '../../lib/double-press';
import { countGraphemes } from '../../lib/graphemes';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { createStore, useStore } from '../../lib/store';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { setDraft, useDraft } from './drafts';
import { EmojiButton } from './emoji/emoji-button';
import styles from './composer.module.scss';

type Props = {
  conversationId: string;
  name: string;
  /** The new price of a message, after one was refused because it had changed (MNY-12). */
  newPrice: number | undefined;
  /** Buttons left of the field for other things to send. */
  actions?: ReactNode;
  onSend: (body: string, price: number) => void;
  /** On every change of the text. */
  onWrite: (text: string) => void;
};

/** Target of the skip link of a conversation, while the composer is shown. */
export const COMPOSER = 'composer';
const composerShown = createStore(false);
export const useComposerShown = () => useStore(composerShown, (shown) => shown);

/** Enter that takes over a word of another script sends nothing. To Safari that word has ended by then: the code tells. */
const takesOver = ({ isComposing, keyCode }: KeyboardEvent['nativeEvent']) => isComposing || keyCode === 229;

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the field when a conversation is opened. Not on touch screens, where the keyboard would cover the messages, and
 * not after a reload or Back, where the browser's own focus is expected.
 */
function useFocusOnArrival(field: RefObject<HTMLTextAreaElement | null>) {
  const isNew = useNavigationType() !== NavigationType.Pop;
  // In a layout effect: a later focus would interrupt someone already typing elsewhere.
  useLayoutEffect(() => {
    const busy = document.activeElement?.matches('input, textarea, select, dialog[open] *');
    if (!isNew || isTouch() || busy) return;
    const { current: element } = field;
    element?.focus();
    // A field that comes with a draft has its caret before it.
    element?.setSelectionRange(element.value.length, element.value.length);
    // On arrival only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

export function Composer({ conversationId, name, newPrice, actions, onSend, onWrite }: Props) {
  const { t } = useTranslation();
  const { message_credits: cost, message_length: length } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const draft = useDraft(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countGraphemes(draft);
  const tooLong = count > length.max;
  const empty = draft.trim().length < length.min;
  const affordable = credits >= cost;

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

  const change = (text: string) => {
    setDraft(conversationId, text);
    onWrite(text);
  };
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
    // On touch keyboards Enter makes a new line, as elsewhere on the phone.
    const plainEnter = event.key === 'Enter' && !event.shiftKey;
    if (!plainEnter || takesOver(event.nativeEvent) || isTouch()) return;
    event.preventDefault();
    // Held down it sends once: by then a refusal may have put the words back, under a new, unread price (MNY-12).
    if (!event.repeat) send();
  };

  return (
    <form className={`still surface line-above ${styles.composer}`} onSubmit={onSubmit}>
      <div className="stack gap-4 center up-to-760">
        {newPrice !== undefined && (
          <Alert tone="warning" live>
            {t('conversations.price_changed', { count: newPrice })}
          </Alert>
        )}
        <div className={`flex gap-8 shrink ${styles.line}`}>
          {actions && <div className={`flex still ${styles.actions}`}>{actions}</div>}
          <div className={`flex grow relative ${styles.box}`}>
            <textarea
              ref={field}
              id={COMPOSER}
              data-draft={conversationId}
              rows={1}
              className={`grow ink outlined-strong ${styles.field}`}
              value={draft}
              aria-label={t('conversations.write_to', { name })}
              aria-describedby="composer-facts"
              aria-invalid={tooLong}
              placeholder={t('conversations.placeholder')}
              onChange={({ target }) => change(target.value)}
              onKeyDown={onKeyDown}
            />
            <EmojiButton field={field} onText={change} className={`absolute ${styles.emoji}`} />
          </div>
          {affordable ? (
            <Button
              type="submit"
              variant="primary"
              className={styles.send}
              disabled={tooLong}
              aria-disabled={empty}
              aria-label={t('conversations.send', { count: cost })}
              title={t('conversations.send', { count: cost })}
              // After a quick refusal the second press would accept a new, unread price (MNY-12).
              onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
            >
              <Icon name="credits" size={18} />
              {cost}
              <Icon name="send" size={20} />
            </Button>
          ) : (
            <BuyCredits conversationId={conversationId} />
          )}
        </div>
        <p id="composer-facts" className="flex wrap gap-0-12 small quiet figures shrink px-16">
          <span>{t('conversations.balance', { count: credits })}</span>
          {!affordable && !empty && <span>{t('errors.insufficient_credits', { name })}</span>}
          {count > 0 && <Count {...{ count, max: length.max }} />}
        </p>
      </div>
    </form>
  );
}

/** Leads back to the conversation, where the draft is kept. */
function BuyCredits({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const shop = useUser()?.paid_user ? '/credits' : '/premium';
  return (
    <ButtonLink variant="primary" className={styles.send} to={withBack(shop, `/chats/${conversationId}`)}>
      {t('conversations.buy_credits')}
    </ButtonLink>
  );
}

function Count({ count, max }: { count: number; max: number }) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.count} ${count > max ? 'strong danger' : ''}`}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="visually-hidden">{t('conversations.characters', { count, max })}</span>
    </span>
  );
}
