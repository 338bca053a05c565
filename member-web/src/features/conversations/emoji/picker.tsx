import { useQuery } from '@tanstack/react-query';
import { EmojiPicker } from 'frimousse';
import { useTranslation } from '../../../lib/texts';
import type { Locale } from '../../../lib/i18n';
import { Icon } from '../../../ui/icon';
import { LoadError } from '../../../ui/load-error';
import { Loading } from '../../../ui/spinner';
import { emojiData, type Group } from './data';
import styles from './picker.module.scss';

type Props = { onPick: (emoji: string) => void; onClose: () => void };

/** Loaded on the first press of its button: library, words and looks come in files of their own. */
export default function Picker({ onPick, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const groups: Record<Group, string> = {
    smileys: t('conversations.emoji.groups.smileys'),
    people: t('conversations.emoji.groups.people'),
    animals: t('conversations.emoji.groups.animals'),
    food: t('conversations.emoji.groups.food'),
    travel: t('conversations.emoji.groups.travel'),
    activities: t('conversations.emoji.groups.activities'),
    objects: t('conversations.emoji.groups.objects'),
    symbols: t('conversations.emoji.groups.symbols'),
    flags: t('conversations.emoji.groups.flags'),
  };
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['emoji', locale],
    queryFn: () => emojiData(locale, (group) => groups[group]),
    staleTime: Infinity,
  });
  if (!data) {
    return (
      <div className={styles.picker}>
        {isFetching ? (
          <Loading label={t('common.loading')} />
        ) : (
          <LoadError text={t('conversations.emoji.failed')} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  return (
    <EmojiPicker.Root
      className={styles.picker}
      locale={locale}
      columns={8}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <div className={`row still gap-4 ${styles.top}`}>
        <span className={styles.search}>
          <Icon name="search" size={18} />
          <EmojiPicker.Search
            // The dialog has just been opened to look for one.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={matchMedia('(hover: hover)').matches}
            aria-label={t('conversations.emoji.search')}
            placeholder={t('conversations.emoji.search')}
            // Of itself the first Escape would empty the field only.
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              onClose();
            }}
          />
        </span>
        <EmojiPicker.SkinToneSelector
          className={`plain-button place-center still round ${styles.tone}`}
          title={t('conversations.emoji.tone')}
        />
      </div>
      <EmojiPicker.Viewport className="relative fill min-0">
        <EmojiPicker.Loading className={`place-center absolute quiet ${styles.state}`}>
          {t('common.loading')}
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className={`place-center absolute quiet ${styles.state}`}>
          {t('conversations.emoji.none')}
        </EmojiPicker.Empty>
        <EmojiPicker.List
          className={styles.list}
          aria-label={t('conversations.emoji.open')}
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div {...props} className={`bold-13 quiet surface ${styles.category}`}>
                {category.label}
              </div>
            ),
            Row: (props) => <div {...fromOne(props)} className="px-8" />,
            Emoji: ({ emoji, ...props }) => (
              <button
                type="button"
                {...fromOne(props)}
                className={`place-center plain-button fill rounded-field ${styles.emoji}`}
                data-active={emoji.isActive || undefined}
              >
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}

/** The library counts rows and columns from 0, where ARIA counts from 1. */
function fromOne<P extends { 'aria-rowindex'?: number | undefined; 'aria-colindex'?: number | undefined }>(
  props: P,
): P {
  const { 'aria-rowindex': row, 'aria-colindex': column } = props;
  return {
    ...props,
    ...(row !== undefined && { 'aria-rowindex': row + 1 }),
    ...(column !== undefined && { 'aria-colindex': column + 1 }),
  };
}
