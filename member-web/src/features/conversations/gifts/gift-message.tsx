import { useState } from 'react';
import type { GiftContent } from '../content';
import { useGifts, useGiftText } from '../../../lib/gifts';
import { GiftPicture } from './gift-picture';
import styles from './gift-message.module.scss';

/** A gift that came just now moves; one that is read again, or is scrolled back to, stands still. */
const JUST_NOW = 15_000;
const moved = new Set<string>();
function isArriving(id: string, sentAt: string): boolean {
  if (moved.has(id) || Date.now() - Date.parse(sentAt) > JUST_NOW) return false;
  moved.add(id);
  return true;
}

/** A gift in the bubble, above the words that came with it. */
export function GiftMessage({ id, content, sentAt }: { id: string; content: GiftContent; sentAt: string }) {
  const { gift, body } = content;
  const [arriving] = useState(() => isArriving(id, sentAt));
  const textOf = useGiftText();
  const picture = useGifts().find((one) => one.id === gift)?.picture;
  return (
    <div className={styles.gift}>
      <GiftPicture picture={picture} size={112} moving={arriving} />
      <span className={styles.name}>{textOf(gift)}</span>
      {body && <p className={styles.words}>{body}</p>}
    </div>
  );
}
