import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts';
import { isSecondOfTwo } from '../../../lib/double-press';
import { giftsQuery, useGiftName, useGifts } from '../../../lib/gifts';
import { countGraphemes } from '../../../lib/graphemes';
import { DESKTOP, useMedia } from '../../../lib/media';
import { withBack } from '../../../lib/return-path';
import { useUser } from '../../../lib/session';
import { useSettings } from '../../../lib/settings';
import { Alert } from '../../../ui/alert';
import { Button, ButtonLink, IconButton } from '../../../ui/button';
import { Select } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Modal } from '../../../ui/modal';
import { Popup } from '../../../ui/popup';
import type { Chat } from '../api';
import type { GiftContent } from '../content';
import {
  chooseGift,
  closeGifts,
  forgetGift,
  GIFT_BUTTON,
  useGiftChoice,
  useGiftSheet,
  type GiftRefusal,
} from './gift-choice';
import { GiftPicture } from './gift-picture';
import styles from './gift-sheet.module.scss';

type Props = {
  chat: Pick<Chat, 'id' | 'profile'>;
  /** `price`: in credits, as shown on the button that was pressed. */
  onGive: (gift: GiftContent, price: number) => void;
};

export function GiftSheet({ chat, onGive }: Props) {
  const { t } = useTranslation();
  const sheet = useGiftSheet(chat.id);
  const wide = useMedia(DESKTOP);
  const title = t('conversations.gift.title', { name: chat.profile.name });
  const form = <GiftForm chat={chat} refusal={sheet?.refusal} onGive={onGive} />;
  if (!wide) {
    return (
      <Modal open={sheet !== null} onClose={closeGifts} title={title} size="medium">
        {form}
      </Modal>
    );
  }
  return (
    sheet && (
      <Beside title={title} key={chat.id}>
        {form}
      </Beside>
    )
  );
}

/** Where there is room it stands beside its button: what was said before stays in sight. */
function Beside({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<DOMRect>();
  // On the way here from a profile its button comes with the same screen.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where a button stands is known once it is drawn
    setAnchor(document.getElementById(GIFT_BUTTON)?.getBoundingClientRect() ?? new DOMRect());
  }, []);
  if (!anchor) return null;
  return (
    <Popup label={title} anchor={anchor} onClose={closeGifts}>
      <div className={styles.beside}>
        <header className={`row between gap-12 ${styles.head}`}>
          <h2>{title}</h2>
          <IconButton label={t('common.close')} onClick={closeGifts}>
            <Icon name="close" size={20} />
          </IconButton>
        </header>
        {children}
      </div>
    </Popup>
  );
}

function GiftForm({ chat: { id, profile }, refusal, onGive }: Props & { refusal: GiftRefusal | undefined }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const nameOf = useGiftName();
  const { message_length: length } = useSettings();
  const user = useUser();
  const credits = user?.credits ?? 0;
  const field = useId();
  const onSale = useGifts().filter(({ on_sale }) => on_sale);
  const { gift, text, shown } = useGiftChoice(id);
  const chosen = onSale.find((one) => one.id === gift);
  // The refusal is newer than the loaded catalogue, which may come from a process that does not know the change yet.
  const price = refusal?.code === 'price_changed' && refusal.gift === gift ? refusal.price : chosen?.price;
  const count = countGraphemes(text);
  const tooLong = count > length.max;
  const missing = price === undefined ? 0 : price - credits;

  // After a refusal the loaded catalogue is out of date.
  useEffect(() => {
    if (refusal) void cache.invalidateQueries({ queryKey: giftsQuery().queryKey });
  }, [cache, refusal]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || price === undefined || tooLong) return;
    onGive({ kind: 'gift', gift: chosen.id, body: text.trim(), ...(shown && { shown }) }, price);
    forgetGift(id);
    closeGifts();
  };

  return (
    <form className="stack gap-16" onSubmit={onSubmit}>
      <Refused refusal={refusal} />
      <fieldset className={`stack gap-8 ${styles.gifts}`}>
        <legend className="visually-hidden">{t('conversations.gift.choose')}</legend>
        {onSale.map((one) => (
          <label
            key={one.id}
            className={`stack centered content-top relative gap-2 text-center outlined rounded pointer ${styles.tile}`}
          >
            <input
              type="radio"
              name="gift"
              className={styles.radio}
              checked={one.id === gift}
              onChange={() => chooseGift(id, { gift: one.id })}
            />
            <GiftPicture picture={one.picture} size={64} moving={one.id === gift} key={String(one.id === gift)} />
            <span className={`mt-4 bold-13 breaks ${styles.name}`}>{nameOf(one.id)}</span>
            <span className={`small quiet figures ${styles.price}`}>
              {t('conversations.gift.price', { count: one.id === gift && price !== undefined ? price : one.price })}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        {chosen && (
          <div className="flex gap-12 items-top">
            <GiftPicture picture={chosen.picture} size={56} key={chosen.id} moving />
            <div className="stack grow gap-4">
              <label htmlFor={field} className="bold-13">
                {t('conversations.gift.text')}
              </label>
              <textarea
                id={field}
                rows={2}
                className={`full text-15 outlined-strong rounded-field py-8 px-12 ${styles.field}`}
                value={text}
                aria-invalid={tooLong}
                aria-describedby={count > 0 ? `${field}-count` : undefined}
                onChange={({ target }) => chooseGift(id, { text: target.value })}
              />
              {count > 0 && (
                <span id={`${field}-count`} className={tooLong ? 'small danger' : 'small quiet'}>
                  {t('conversations.characters', { count, max: length.max })}
                </span>
              )}
            </div>
          </div>
        )}
        {chosen && (
          <Select
            label={t('conversations.gift.showing', { name: profile.name })}
            hint={shown && t('conversations.gift.showing_hint', { name: profile.name })}
            value={shown ?? 'hidden'}
            onChange={({ target }) => chooseGift(id, { shown: shownOf(target.value) })}
          >
            <option value="hidden">{t('conversations.gift.showing_as.hidden')}</option>
            <option value="unnamed">{t('conversations.gift.showing_as.unnamed')}</option>
            <option value="named">{t('conversations.gift.showing_as.named')}</option>
          </Select>
        )}
        <div className={`row wrap between gap-8-16 ${styles.pay}`}>
          <span className="small quiet figures">{t('conversations.balance', { count: credits })}</span>
          {missing > 0 ? (
            <ButtonLink
              variant="primary"
              to={withBack(user?.paid_user ? '/credits' : '/premium', `/chats/${id}`)}
              onClick={closeGifts}
            >
              {t('conversations.buy_credits')}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="primary"
              disabled={tooLong}
              aria-disabled={!chosen}
              // After a quick refusal the second press would accept a new, unread price (MNY-12).
              onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
            >
              {chosen && price !== undefined
                ? t('conversations.gift.send', { count: price })
                : t('conversations.gift.choose')}
            </Button>
          )}
        </div>
        {missing > 0 && (
          <p className="small quiet" role="status">
            {t('conversations.gift.missing', { count: missing })}
          </p>
        )}
      </div>
    </form>
  );
}

const shownOf = (value: string) => (value === 'named' || value === 'unnamed' ? value : undefined);

function Refused({ refusal }: { refusal: GiftRefusal | undefined }) {
  const { t } = useTranslation();
  switch (refusal?.code) {
    case 'price_changed':
      return (
        <Alert tone="warning" live>
          {t('conversations.gift.price_changed', { count: refusal.price })}
        </Alert>
      );
    case 'gift_not_on_sale':
      return (
        <Alert tone="warning" live>
          {t('errors.gift_not_on_sale')}
        </Alert>
      );
    case undefined:
      return null;
  }
}
