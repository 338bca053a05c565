import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { chatsQuery } from '../features/conversations/api';
import { PeopleWhoFit, usePeopleWhoFit } from '../features/discovery/people-who-fit';
import { photosQuery } from '../features/photos/api';
import { OwnPhotos } from '../features/photos/own-photos';
import { VisitorsQuestion } from '../features/profiles/visitors-question';
import { writeTo } from '../lib/first-message';
import { useFictional } from '../lib/fictional';
import { leaveFirstSteps } from '../lib/first-steps';
import { useSettings } from '../lib/settings';
import { Avatar } from '../ui/avatar';
import { Button, ButtonLink } from '../ui/button';
import { FictionalMark } from '../ui/fictional-mark';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/panel';
import styles from './first-steps.module.scss';

type Props = {
  /** Where one wanted to go before signing up. */
  way: string | undefined;
  onLeave: () => void;
};

/** What a new member does first, each of it if they like: a photo, people who fit, a message to one of them (ACC-04). */
export function FirstSteps({ way, onLeave }: Props) {
  const { t } = useTranslation();
  const photos = useQuery(photosQuery()).data?.photos.length ?? 0;
  const { signup_credits: given, message_credits: price } = useSettings();
  const free = price && Math.floor(given / price);
  const written = useWritten();
  const { mark } = useFictional();
  const [fits] = usePeopleWhoFit().data ?? [];
  const leave = () => {
    leaveFirstSteps();
    onLeave();
  };
  return (
    <div className={`stack center gap-16 ${styles.steps}`}>
      <header>
        <h1>{t('accounts.activated')}</h1>
        <p className="quiet">{t('signup.first_steps.lead')}</p>
      </header>
      <Step id="photo" title={t('signup.first_steps.photo_title')} text={t('signup.first_steps.photo_text')}>
        <OwnPhotos />
        {photos > 0 && <VisitorsQuestion />}
      </Step>
      <Step id="people" title={t('signup.first_steps.people_title')} text={t('signup.first_steps.people_text')}>
        <PeopleWhoFit />
      </Step>
      <Step
        id="write"
        title={t('signup.first_steps.write_title')}
        text={
          written
            ? t('signup.first_steps.written')
            : free > 0
              ? t('signup.first_steps.write_text_free', { count: free })
              : t('signup.first_steps.write_text')
        }
      >
        {written ? (
          <ButtonLink to={`/chats/${written.id}`} wide>
            {t('conversations.write.open')}
          </ButtonLink>
        ) : (
          fits && (
            <>
              <div className="stack centered gap-8">
                <Avatar profile={fits} size={96} online={t('profiles.online')} />
                {fits.fictional && <FictionalMark small {...mark} />}
              </div>
              <Button variant="primary" wide onClick={() => writeTo(fits, true)}>
                <Icon name="chats" size={20} />
                {t('conversations.first_title', { name: fits.name })}
              </Button>
            </>
          )
        )}
      </Step>
      {/* The one main action: what is left to do here, and once that is done the way on. */}
      <ButtonLink
        variant={written || !fits ? 'primary' : 'quiet'}
        className={styles.on}
        to={way ?? '/members'}
        onClick={leave}
      >
        {way ? t('accounts.go_on') : t('app.to_members')}
      </ButtonLink>
    </div>
  );
}

function Step({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <Panel className={`stack gap-8 p-20 ${styles.step}`} aria-labelledby={`first-${id}`}>
      <h2 id={`first-${id}`} className="bold-17">
        {title}
      </h2>
      <p className="quiet" role={id === 'write' ? 'status' : undefined}>
        {text}
      </p>
      <div className="stack gap-16 content-top mt-8">{children}</div>
    </Panel>
  );
}

/** The newest conversation in which the member has written. */
const useWritten = () => useQuery(chatsQuery()).data?.chats.find(({ messages: [newest] }) => newest?.from_me);
