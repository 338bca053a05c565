import { useReducer } from 'react';
import { useTranslation } from '../../lib/texts';
import { ChangeSignupEmail } from '../../features/accounts/change-signup-email';
import { DiscreetSwitch } from '../../features/installing/discreet-switch';
import { InstallSetting } from '../../features/installing/install-setting';
import { DataExportSetting } from '../../features/privacy/data-export-setting';
import { InspectedPhotos } from '../../features/privacy/inspected-photos';
import { EmailForm } from '../../features/accounts/email-form';
import { LapseNotice } from '../../features/accounts/lapse-notice';
import { LocaleSelect } from '../../features/accounts/locale-select';
import { PasswordForm } from '../../features/accounts/password-form';
import { PendingEmail } from '../../features/accounts/pending-email';
import { SessionsList } from '../../features/accounts/sessions-list';
import { Setting, SettingField, SettingLink } from '../../ui/setting-field';
import { ChatSigns } from '../../features/conversations/signs/chat-signs';
import { ConsentList } from '../../features/profiles/consent-list';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { VisitorsSetting } from '../../features/profiles/visitors-setting';
import { BlockedMembers } from '../../features/blocks/blocked-members';
import { useUser } from '../../lib/session';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './settings.module.scss';

/** All that belongs to the account rather than to the profile. */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  if (!user) return null;
  return (
    <main id="main" className={`page page--text stack gap-16 ${styles.page}`}>
      <PageTitle>{t('accounts.settings')}</PageTitle>
      <header className="row wrap between gap-8-16">
        <h1>{t('accounts.settings')}</h1>
        <InvisibleMark />
      </header>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="account">
        <h2 id="account">{t('accounts.account')}</h2>
        {user.status === 'active' ? (
          <>
            <Setting icon="mail" label={t('accounts.email')} value={<Address>{user.email}</Address>}>
              {(close) => <EmailForm onDone={close} />}
            </Setting>
            <PendingEmail />
          </>
        ) : (
          <>
            <SettingField icon="mail" label={t('accounts.email')} value={<Address>{user.email}</Address>}>
              {null}
            </SettingField>
            <div className={styles.correction}>
              <ChangeSignupEmail />
              <LapseNotice />
            </div>
          </>
        )}
        <Setting icon="lock" label={t('accounts.password')}>
          {(close) => <PasswordForm onDone={close} />}
        </Setting>
        <SettingField icon="globe" label={t('accounts.language')}>
          <LocaleSelect />
        </SettingField>
        <SettingLink icon="bell" label={t('accounts.notifications')} to="/notifications" />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="device">
        <h2 id="device">{t('notices.push')}</h2>
        <InstallSetting />
        <DiscreetSwitch onChange={drawAnew} />
      </Panel>
      <Panel tabIndex={-1} className={`py-12 px-20 ${styles.panel}`} aria-labelledby="sessions">
        <h2 id="sessions">{t('accounts.sessions')}</h2>
        <SessionsList />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="chat-signs">
        <h2 id="chat-signs">{t('conversations.signs.title')}</h2>
        <ChatSigns />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="chat-photos">
        <h2 id="chat-photos">{t('accounts.chat_photos')}</h2>
        <InspectedPhotos />
      </Panel>
      <Panel id="visitors" className={`py-12 px-20 ${styles.panel}`} aria-labelledby="visitors-title">
        <h2 id="visitors-title">{t('own_profile.visitors_title')}</h2>
        <VisitorsSetting />
      </Panel>
      <Panel tabIndex={-1} className={`py-12 px-20 ${styles.panel}`} aria-labelledby="blocked">
        <h2 id="blocked">{t('relations.blocked_members')}</h2>
        <BlockedMembers />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="consents">
        <h2 id="consents">{t('own_profile.consents')}</h2>
        <ConsentList />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`} aria-labelledby="privacy">
        <h2 id="privacy">{t('accounts.privacy')}</h2>
        <DataExportSetting />
      </Panel>
      <Panel className={`py-12 px-20 ${styles.panel}`}>
        <SettingLink
          icon="shield"
          label={t('moderation.decisions')}
          value={t('moderation.decisions_hint')}
          to="/settings/decisions"
        />
        <SettingLink
          icon="trash"
          label={t('accounts.delete_account')}
          value={t('accounts.delete_hint')}
          to="/settings/delete"
        />
      </Panel>
    </main>
  );
}

/** Broken after the @ where it does not fit. */
function Address({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
