import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { Button, ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { toast } from '../../ui/toasts';
import { useUnsubscribe } from './api';

/** By a press of a button: programs that look into mails open links too (NTF-02). */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const unsubscribe = useUnsubscribe();
  const what = useKind(token);
  const choose = <ButtonLink to="/notifications">{t('accounts.offer_mails_action')}</ButtonLink>;

  if (!what || isApiError(unsubscribe.error, 'not_found')) {
    return (
      <EmptyState heading="h1" drawing={ERROR_DRAWINGS.broken} title={t('notices.unsubscribe_broken')} action={choose}>
        <p>{t('notices.unsubscribe_broken_text')}</p>
      </EmptyState>
    );
  }
  if (unsubscribe.isSuccess) {
    return (
      <EmptyState heading="h1" drawing={DRAWINGS.done} title={t('notices.unsubscribed_title')} action={choose}>
        <p>{t('notices.unsubscribed_text', { what })}</p>
      </EmptyState>
    );
  }
  const press = () =>
    void unsubscribe
      .mutateAsync(token)
      // A broken link has a screen of its own.
      .catch((error: unknown) => isApiError(error, 'not_found') || toast(ofError(error), 'error'));
  return (
    <EmptyState
      heading="h1"
      drawing={DRAWINGS.mail}
      title={t('notices.unsubscribe_title')}
      action={
        <Button variant="primary" busy={unsubscribe.isPending} onClick={press}>
          {t('notices.unsubscribe')}
        </Button>
      }
    >
      <p>{t('notices.unsubscribe_text', { what })}</p>
    </EmptyState>
  );
}

/** The token begins with the preference that it ends. */
function useKind(token: string): string | undefined {
  const { t } = useTranslation();
  const kinds: Record<string, string> = {
    new_messages: t('accounts.notify_new_messages'),
    new_conversations: t('accounts.notify_new_conversations'),
    like: t('accounts.notify_like'),
    unread_message_reminders: t('accounts.notify_unread'),
    reminders: t('accounts.notify_reminders'),
    promotions: t('accounts.notify_promotions'),
    weekly_updates: t('accounts.notify_weekly'),
    news: t('accounts.notify_news'),
  };
  return kinds[token.split('.')[0]!];
}
