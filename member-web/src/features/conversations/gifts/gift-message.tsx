import { useState } from 'react';
import type { GiftContent } from '../content';
import { useGifts, useGiftText } from '../../../lib/gifts';
import { GiftPicture } from './gift-picture';
import { Marked } from '../search/marked';
import styles from './gift-message.module.scss';

/** Only a gift that has just arrived is animated, not one that is scrolled back to. */
const JUST_NOW = 15_000;
const moved = new Set<string>();
function isArriving(id: string, sentAt: string): boolean {
  if (moved.has(id) || Date.now() - Date.parse(sentAt) > JUST_NOW) return false;
  moved.add(id);
  return true;
}

/** A gift inside the bubble, above its text. */
export function GiftMessage({ id, content, sentAt }: { id: string; content: GiftContent; sentAt: string }) {
  const { gift, body } = content;
  const [arriving] = useState(() => isArriving(id, sentAt));
  const textOf = useGiftText();
  const picture = useGifts().find((one) => one.id === gift)?.picture;
  return (
    <div className={`stack centered gap-4 py-4 ${styles.gift}`}>
      <GiftPicture picture={picture} size={112} moving={arriving} />
      <span className="small strong">{textOf(gift)}</span>
      {body && (
        <p className="breaks mt-4 self-start pre-wrap">
          <Marked text={body} />
        </p>
      )}
    </div>
  );
}
