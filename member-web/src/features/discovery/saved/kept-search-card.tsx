import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts';
import { isSecondOfTwo } from '../../../lib/double-press';
import { useErrorText } from '../../../lib/error-text';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toasts';
import { useToastIfGone } from '../../../ui/use-toast-if-gone';
import type { MemberFilter } from '../member-filter';
import { useChangeSearch, useDeleteSearch, type SavedSearch } from './api';
import { MAX_NAME } from './save-search';
import { queryOf } from './saved-filter';
import styles from './saved-searches.module.scss';
import { useSearchName } from './use-search-name';

type Props = {
  search: SavedSearch;
  /** What it asks for, as far as that can be asked for today. */
  filter: MemberFilter;
  /** It is what the list shows. */
  shown: boolean;
  /** The search on the screen, where it can take this one's place. */
  replacement: MemberFilter | undefined;
  onOpen: () => void;
  onDeleted: () => void;
};

export function KeptSearch({ search, filter, shown, replacement, onOpen, onDeleted }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const nameOf = useSearchName();
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const [renaming, setRenaming] = useState(false);
  const begun = useRef(false);
  const rename = useRef<HTMLButtonElement>(null);
  // Back to where it was begun.
  useEffect(() => {
    if (begun.current && !renaming) rename.current?.focus();
    begun.current = renaming;
  }, [renaming]);
  const { id, name, weekly_mail } = search;
  const words = nameOf(filter);
  const busy = change.isPending || remove.isPending;
  const fail = (error: unknown) => void toast(ofError(error), 'error');
  /** A name that is the old filter's words goes with the old filter. */
  const replace = (next: MemberFilter) => {
    const renamed = name === words ? { name: nameOf(next).slice(0, MAX_NAME) } : {};
    void change.mutateAsync({ id, query: queryOf(next), ...renamed }).catch(fail);
  };
  return (
    <li className={`stack gap-4 outlined rounded ${styles.card}`}>
      <button
        type="button"
        className={`plain-button row gap-8 min-48 secondary py-8 ${styles.open}`}
        onClick={onOpen}
        aria-current={shown || undefined}
      >
        <span className="stack grow">
          <span className={`bold-17 breaks ${styles.name}`}>{name}</span>
          {name !== words && <span className="text-15 quiet">{words}</span>}
          {shown && <span className="text-15 quiet">{t('saved.shown')}</span>}
        </span>
        <Icon name="forward" size={18} />
      </button>
      <Switch
        label={t('saved.mail')}
        checked={weekly_mail}
        onChange={(on) => change.mutateAsync({ id, weekly_mail: on }).catch(fail)}
      />
      {renaming ? (
        <Rename search={search} onDone={() => setRenaming(false)} />
      ) : (
        <div className={`flex wrap gap-4-8 ${styles.actions}`}>
          {replacement && (
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              aria-label={t('saved.replace_name', { name })}
              onClick={() => replace(replacement)}
            >
              {t('saved.replace')}
            </Button>
          )}
          <Button
            ref={rename}
            variant="quiet"
            size="small"
            aria-label={t('saved.rename_name', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('saved.rename')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={t('saved.delete_name', { name })}
            // The next card may have moved under it.
            onClick={(press) => isSecondOfTwo(press) || void remove.mutateAsync(id).then(onDeleted, fail)}
          >
            {t('saved.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Rename({ search: { id, name }, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const change = useChangeSearch();
  const [typed, setTyped] = useState(name);
  const { form, onError } = useToastIfGone();
  return (
    <form
      ref={form}
      className={`stack gap-8 ${styles.save}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !change.isPending) void change.mutateAsync({ id, name: typed }).then(onDone, onError);
      }}
    >
      <Field
        label={t('saved.name')}
        name="name"
        value={typed}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the press that opened it
        autoFocus
        error={change.error ? ofError(change.error) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={change.isPending}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
