import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { Navigate, useLocation } from 'react-router';
import { forgetWay, keptWay } from '../../lib/kept-way';
import { takeFirstSteps } from '../../lib/first-steps';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { FirstSteps } from '../first-steps';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const way = keptWay();
  // Told to whom a mailed link has just confirmed: the address alone says nothing about anybody.
  const { confirmed } = (useLocation().state ?? {}) as { confirmed?: boolean };
  const [guided] = useState(() => confirmed && user?.status === 'active' && takeFirstSteps(user.id));
  if (!confirmed && user?.status !== 'active') return <Navigate to={user ? '/complete-signup' : '/login'} replace />;
  if (guided && user?.status === 'active') {
    return (
      <main id="main" className={`fill full ${styles.steps}`}>
        <PageTitle>{t('accounts.activated')}</PageTitle>
        <FirstSteps way={way} onLeave={forgetWay} />
      </main>
    );
  }
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{t('accounts.activated')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing={DRAWINGS.done}
        title={t('accounts.activated')}
        action={
          user ? (
            <ButtonLink variant="primary" to={way ?? '/members'} onClick={forgetWay}>
              {way ? t('accounts.go_on') : t('app.to_members')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to="/login">
              {t('accounts.log_in')}
            </ButtonLink>
          )
        }
      >
        <p>{t('accounts.activated_text')}</p>
      </EmptyState>
    </main>
  );
}
