import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/texts';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import type { Search } from './use-search';
import styles from './search-bar.module.scss';

type Props = {
  search: Search;
  /** Absent once everything is loaded. */
  onOlder: (() => void) | undefined;
  loadingOlder: boolean;
};

export function SearchBar({ search, onOlder, loadingOlder }: Props) {
  const { t } = useTranslation();
  const { query, marked, count, at, step, close } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [search.asked]);

  const asked = marked.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && count > 0) step(event.shiftKey ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={`still surface line-below ${styles.bar}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from wherever one is in it */}
      <div className="center up-to-760" onKeyDown={(event) => event.key === 'Escape' && onKeyDown(event)}>
        <div className="row">
          <span className={styles.box}>
            <Icon name="search" size={18} />
            <input
              ref={field}
              type="search"
              value={query}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={t('conversations.search.field')}
              placeholder={t('conversations.search.field')}
              onChange={({ target }) => search.ask(target.value)}
              onKeyDown={onKeyDown}
            />
            <span role="status" className="still small figures">
              {asked && (count ? t('conversations.search.hit', { at, count }) : t('conversations.search.none'))}
            </span>
          </span>
          <IconButton
            label={t('conversations.search.older_hit')}
            title={t('conversations.search.older_hit')}
            className={styles.up}
            disabled={count === 0}
            onClick={() => step(-1)}
          >
            <Icon name="down" size={20} />
          </IconButton>
          <IconButton
            label={t('conversations.search.newer_hit')}
            title={t('conversations.search.newer_hit')}
            disabled={count === 0}
            onClick={() => step(1)}
          >
            <Icon name="down" size={20} />
          </IconButton>
          <IconButton label={t('conversations.search.close')} title={t('conversations.search.close')} onClick={close}>
            <Icon name="close" size={20} />
          </IconButton>
        </div>
        {onOlder && (
          <p className={`row wrap small quiet mt-4 ${styles.scope}`}>
            <span>{t('conversations.search.loaded_only')}</span>
            <button
              type="button"
              className="inline items-center gap-6 text-action"
              aria-disabled={loadingOlder || undefined}
              onClick={onOlder}
            >
              {loadingOlder && <Spinner size={14} />}
              {t('conversations.search.load_older')}
            </button>
          </p>
        )}
      </div>
    </search>
  );
}
