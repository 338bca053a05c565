import { useTranslation } from '../../lib/texts';
import { LocaleList } from '../../features/accounts/locale-list';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';

/** Where whoever is here chooses the language: for a member it is kept with the account (ACC-10). */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <main id="main" className="page page--text">
      <PageTitle>{t('accounts.choose_language')}</PageTitle>
      <header className="stack gap-4 mb-20">
        <h1 id="languages">{t('accounts.choose_language')}</h1>
        <p className="quiet">{t(user ? 'accounts.language_site_and_mail' : 'accounts.language_site')}</p>
      </header>
      <Panel className="p-20 mb-20">
        <LocaleList labelledBy="languages" />
      </Panel>
      <ButtonLink to={user ? '/members' : '/'} variant="secondary">
        {t(user ? 'app.to_members' : 'app.to_home')}
      </ButtonLink>
    </main>
  );
}
