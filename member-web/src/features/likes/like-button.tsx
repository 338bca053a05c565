import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { raiseConfirmationRequired } from '../../lib/confirmation-required';
import { isSecondOfTwo, onlyOnePress } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import { useLike } from './api';
import styles from './like-button.module.scss';

type Props = {
  profile: { id: string; name: string; liked_by_me?: boolean };
  /** `card`: a heart over a picture; `bar`: beside the other actions of a profile. */
  look?: 'card' | 'bar';
};

export function LikeButton({ profile: { id, name, liked_by_me: liked = false }, look = 'card' }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const like = useLike(id);
  const toggle = () =>
    void like
      .mutateAsync(!liked)
      .catch((error: unknown) =>
        isApiError(error, 'confirmation_required') ? raiseConfirmationRequired() : toast(ofError(error), 'error'),
      );
  return (
    <button
      type="button"
      className={`plain-button inline items-center justify-center still gap-8 round ${styles.like} ${styles[look]}`}
      aria-label={t('likes.like', { name })}
      aria-pressed={liked}
      data-beat={like.variables === true || undefined}
      aria-disabled={like.isPending || undefined}
      onKeyDown={onlyOnePress}
      // Two quick presses are one like, however soon it was answered, and not the next card's.
      onClick={(press) => like.isPending || isSecondOfTwo(press) || toggle()}
    >
      <Icon name="heart" size={look === 'card' ? 20 : 24} filled={liked} />
    </button>
  );
}
