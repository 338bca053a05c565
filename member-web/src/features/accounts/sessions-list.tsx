import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import type { Answer } from '../../lib/api-client/types';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toasts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './sessions-api';
import styles from './sessions-list.module.scss';

type Session = Answer<'/api/user/sessions', 'get'>['sessions'][number];

/** ACC-06: where the member is logged in, and how to end it there. */
export function SessionsList() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const sessions = useQuery(sessionsQuery());
  const endOthers = useEndOtherSessions();

  if (sessions.isPending) return <Skeleton height={64} />;
  if (!sessions.data) return <PartError query={sessions} />;
  return (
    <>
      <ul role="list">
        {sessions.data.sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.data.sessions.length > 1 && (
        <div className="stack gap-12 items-start line-above py-12">
          <p className="quiet">{t('accounts.sessions_lead')}</p>
          <Button
            ref={leavesFocus}
            busy={endOthers.isPending}
            onClick={() =>
              void endOthers.mutateAsync(undefined).then(
                () => toast(t('accounts.sessions_others_ended'), 'success'),
                (failure: unknown) => toast(ofError(failure), 'error'),
              )
            }
          >
            {t('accounts.sessions_end_others')}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ session: { id, device, opened_at, current } }: { session: Session }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const format = useFormat();
  const end = useEndSession();
  const name = device ?? t('accounts.session_unknown');
  const instant = `${format.date(opened_at)}, ${format.time(opened_at)}`;
  return (
    <li className="listed row wrap gap-4-12 min-64 py-8">
      <span className={`stack breaks shrink ${styles.text}`}>
        <span className="strong">{name}</span>
        <span className="quiet">{t('accounts.session_since', { instant })}</span>
      </span>
      {current ? (
        <span className="inline items-center gap-4 bold-13 success">
          <Icon name="check" size={18} />
          {t('accounts.session_here')}
        </span>
      ) : (
        <Button
          ref={leavesFocus}
          size="small"
          busy={end.isPending}
          aria-label={t('accounts.session_end_named', { device: name, instant })}
          // The next row may have moved under it.
          onClick={(press) =>
            isSecondOfTwo(press) ||
            void end.mutateAsync(id).then(
              () => toast(t('accounts.session_ended'), 'success'),
              (failure: unknown) => toast(ofError(failure), 'error'),
            )
          }
        >
          {t('accounts.session_end')}
        </Button>
      )}
    </li>
  );
}
