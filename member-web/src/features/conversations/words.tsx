import { useTranslation } from '../../lib/texts';
import { Icon } from '../../ui/icon';
import { postMessage } from './api';
import type { Kind, Words } from './content';
import { restoreDraft } from './drafts';
import { Marked } from './search/marked';

export const words: Kind<Words> = {
  View: ({ content: { body } }) => (
    <p className="breaks pre-wrap">{body === null ? <Hidden /> : <Marked text={body} />}</p>
  ),
  textOf: ({ body }) => body,
  pricedBy: 'message_credits',
  post: (conversationId, { id, content: { body }, price }) =>
    postMessage(conversationId, { id, body: body ?? '', price }),
  putBack: (conversationId, { body }) => restoreDraft(conversationId, body ?? ''),
};

function Hidden() {
  const { t } = useTranslation();
  return (
    <em className="inline items-center gap-6 quiet">
      <Icon name="lock" size={16} />
      {t('conversations.not_shown')}
    </em>
  );
}
