import { useTranslation } from '../../lib/texts';
import { copyText } from '../../lib/copy-text';
import { toast } from '../../ui/toasts';

/** Copies words and says whether it worked. */
export function useCopy(): (words: string) => Promise<unknown> {
  const { t } = useTranslation();
  return (words) =>
    copyText(words).then(
      () => toast(t('conversations.copied')),
      () => toast(t('conversations.not_copied'), 'error'),
    );
}
