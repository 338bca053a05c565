import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { forgetAnswers } from '../../lib/kept-answers';
import { dismissToast, toast } from '../../ui/toasts';
import { chatsQuery, deleteChat, restoreChat, type Chat } from './api';
import { putBack, reloadChats, takeOut } from './cache';

/** CHT-05: removes it from the list at once, then on the server. A failure shows its reason and reloads the list. */
export function useRemoveChat() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { ofError } = useErrorText();

  return (chat: Chat) => {
    const { name } = chat.profile;
    const fail = (text: string) => (error: unknown) => {
      toast(`${text} ${ofError(error)}`, 'error');
      void reloadChats(cache);
    };
    const undo = async () => {
      putBack(cache, chat);
      // The removal must have finished before it can be undone.
      if (!(await removed)) return;
      await restoreChat(chat.id).then(
        (restored) => putBack(cache, restored),
        fail(t('conversations.not_restored', { name })),
      );
    };

    // A fetch in progress would bring it back for a moment.
    void cache.cancelQueries({ queryKey: chatsQuery().queryKey });
    takeOut(cache, chat);
    const told = toast(t('conversations.removed', { name }), 'success', {
      label: t('common.undo'),
      onSelect: () => void undo(),
    });
    const removed = deleteChat(chat.id).then(
      () => {
        void forgetAnswers(chat.id).catch(() => undefined);
        return true;
      },
      (error: unknown) => {
        dismissToast(told);
        fail(t('conversations.not_removed', { name }))(error);
        return false;
      },
    );
  };
}
