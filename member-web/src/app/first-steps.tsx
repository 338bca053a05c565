import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chatsQuery } from '../features/conversations/api';
import { PeopleWhoFit } from '../features/discovery/people-who-fit';
import { photosQuery } from '../features/photos/api';
import { OwnPhotos } from '../features/photos/own-photos';
import { VisitorsQuestion } from '../features/profiles/visitors-question';
import type { Card } from '../lib/api-client/types';
import { writeTo } from '../lib/first-message';
import { leaveFirstSteps } from '../lib/first-steps';
import { useSettings } from '../lib/settings';
import { Button, ButtonLink } from '../ui/button';
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
  const leave = () => {
    leaveFirstSteps();
    onLeave();
  };
  return (
    <div className={styles.steps}>
      <header className={styles.head}>
        <div>
          <h1>{t('accounts.activated')}</h1>
          <p>{t('signup.first_steps.lead')}</p>
        </div>
        <ButtonLink variant="primary" to={way ?? '/members'} onClick={leave}>
          {way ? t('accounts.go_on') : t('app.to_members')}
        </ButtonLink>
      </header>
      <Panel className={styles.photo} aria-labelledby="first-photo">
        <div>
          <h2 id="first-photo">{t('signup.first_steps.photo_title')}</h2>
          <p className="quiet">{t('signup.first_steps.photo_text')}</p>
        </div>
        <div>
          <OwnPhotos />
          {photos > 0 && <VisitorsQuestion />}
        </div>
      </Panel>
      <section className={styles.people} aria-labelledby="first-people">
        <h2 id="first-people">{t('signup.first_steps.people_title')}</h2>
        <FirstMessage />
        <PeopleWhoFit action={(profile) => <Write profile={profile} />} />
      </section>
    </div>
  );
}

function FirstMessage() {
  const { t } = useTranslation();
  const { message_credits: price, signup_credits: given } = useSettings();
  const free = Math.floor(given / price);
  const written = useWritten().length > 0;
  return (
    <p className="quiet" role="status">
      {written
        ? t('signup.first_steps.written')
        : free > 0
          ? t('signup.first_steps.people_text_free', { count: free })
          : t('signup.first_steps.people_text')}
    </p>
  );
}

function Write({ profile }: { profile: Card }) {
  const { t } = useTranslation();
  const chat = useWritten().find((one) => one.profile.id === profile.id);
  if (chat) {
    return (
      <ButtonLink to={`/chats/${chat.id}`} wide>
        {t('conversations.write.open')}
      </ButtonLink>
    );
  }
  return (
    <Button
      wide
      aria-label={`${t('signup.first_steps.write')}: ${profile.name}`}
      onClick={() => writeTo(profile, true)}
    >
      <Icon name="chats" size={20} />
      {t('signup.first_steps.write')}
    </Button>
  );
}

/** The conversations in which the member has written. */
const useWritten = () => (useQuery(chatsQuery()).data?.chats ?? []).filter(({ messages: [newest] }) => newest?.from_me);
