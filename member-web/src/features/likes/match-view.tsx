import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useFictional } from '../../lib/fictional';
import { writeTo } from '../../lib/first-message';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon } from '../../ui/icon';
import styles from './match-view.module.scss';

type Props = {
  profile: Card;
  /** The way on, beside the message. */
  children: ReactNode;
  onLeave?: () => void;
  heading?: 'h1' | 'p';
};

/** The moment of a match, over a modal's glow or as the head of its own page. */
export function MatchView({ profile, children, onLeave, heading: Heading = 'p' }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const { message_credits } = useSettings();
  const fictional = useFictional();
  if (!user) return null;
  const write = () => {
    onLeave?.();
    writeTo(profile);
  };
  return (
    <div className="stack centered gap-8 text-center white py-8">
      <div className={`row justify-center mb-16 ${styles.faces}`} aria-hidden="true">
        <Avatar profile={user.profile} size={128} />
        <span className={`place-center relative circle ${styles.heart}`}>
          <Icon name="heart" size={28} filled />
        </span>
        <Avatar profile={profile} size={128} />
      </div>
      <Heading className="white bold-34">{t('likes.match_title')}</Heading>
      <p className="text-17">{t('likes.match_text', { name: profile.name })}</p>
      {profile.fictional && (
        <div className="stack centered gap-8 mt-8">
          <FictionalMark {...fictional.mark} />
          <p>{fictional.warning}</p>
        </div>
      )}
      <div className={`stack gap-8 full mt-16 ${styles.actions}`}>
        <Button variant="on-glow" size="large" wide onClick={write}>
          <Icon name="chats" size={20} />
          {t('profiles.send_message', { count: message_credits })}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** What stands on the glow without being the main action. */
export const quietOnGlow = styles.quiet;
