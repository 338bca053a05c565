import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { createMemberStore } from '../../lib/session-store';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import { useOpenToVisitors } from './api';
import styles from './visitors-question.module.scss';

/** On this device, until the next login elsewhere: it blocks nothing, and comes back with another visit. */
const putOff = createMemberStore('visitors-question-put-off', false);

/** ACC-16: asked beside the first photo. Both answers weigh the same, and none is chosen beforehand. */
export function VisitorsQuestion() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const profile = useUser()?.profile;
  const later = useStore(putOff, (value) => value);
  const open = useOpenToVisitors();
  const [chosen, setChosen] = useState<boolean>();
  if (!profile || profile.open_to_visitors !== null || later) return null;
  const answer = (visitors: boolean) => {
    setChosen(visitors);
    void open.mutateAsync(visitors).then(
      () => toast(visitors ? t('own_profile.visitors_open_now') : t('own_profile.visitors_closed_now'), 'success'),
      (error: unknown) => toast(ofError(error), 'error'),
    );
  };
  return (
    <section className="stack items-start gap-8 p-16 mt-16 tinted rounded" aria-labelledby="visitors-question">
      <h3 id="visitors-question">{t('own_profile.visitors_question')}</h3>
      <p>{t('own_profile.visitors_question_text')}</p>
      <div className={`stack full gap-8 mt-4 ${styles.answers}`}>
        <Button busy={open.isPending && chosen === false} onClick={() => answer(false)}>
          <Icon name="lock" size={20} />
          {t('own_profile.visitors_members_only')}
        </Button>
        <Button busy={open.isPending && chosen === true} onClick={() => answer(true)}>
          <Icon name="globe" size={20} />
          {t('own_profile.visitors_too')}
        </Button>
      </div>
      <Button variant="quiet" size="small" onClick={() => putOff.set(true)}>
        {t('own_profile.visitors_later')}
      </Button>
    </section>
  );
}
