import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts';
import { isSecondOfTwo } from '../../../lib/double-press';
import { useErrorText } from '../../../lib/error-text';
import { useUser } from '../../../lib/session';
import { useSettings } from '../../../lib/settings';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { LoadError } from '../../../ui/load-error';
import { Modal } from '../../../ui/modal';
import { Skeleton } from '../../../ui/skeleton';
import { isSame } from '../first-filter';
import type { MemberFilter } from '../member-filter';
import { savedSearchesQuery, type SavedSearchList } from './api';
import { KeptSearch } from './kept-search-card';
import { SaveSearch } from './save-search';
import { filterOf } from './saved-filter';
import { useMailedSearch } from './use-mailed-search';

type Props = {
  /** The search that the list shows. */
  filter: MemberFilter;
  onOpen: (filter: MemberFilter) => void;
};

/** The three searches that a member keeps (DSC-01): saved, opened, replaced and mailed from one sheet. */
export function SavedSearches({ filter, onOpen }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useMailedSearch();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={(press) => isSecondOfTwo(press) || setOpen(true)}
      >
        <Icon name="bookmark" size={20} />
        {t('saved.open')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('saved.title')} size="medium">
        <Sheet
          filter={filter}
          onOpen={(chosen) => {
            setOpen(false);
            onOpen(chosen);
          }}
        />
      </Modal>
    </>
  );
}

function Sheet(props: Props) {
  const { ofError } = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(savedSearchesQuery());
  if (data) return <Kept {...props} list={data} />;
  if (!error) return <Skeleton height={240} />;
  return <LoadError text={ofError(error)} onRetry={() => void refetch()} busy={isFetching} />;
}

function Kept({ filter, onOpen, list: { searches, limit } }: Props & { list: SavedSearchList }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const located = useUser()?.profile.located ?? false;
  const kept = searches.map((search) => ({ search, filter: filterOf(search, settings, located) }));
  const same = kept.find((one) => isSame(one.filter, filter));
  const sheet = useRef<HTMLDivElement>(null);
  /** What had the focus has gone. */
  const begin = () => sheet.current?.focus();
  return (
    <div ref={sheet} tabIndex={-1} className="stack gap-16 pt-8 unringed">
      <SaveSearch
        filter={filter}
        savedAs={same?.search.name}
        full={searches.length >= limit}
        limit={limit}
        onSaved={begin}
      />
      {kept.length > 0 && <p className="text-15 quiet">{t('saved.mail_hint')}</p>}
      {kept.length > 0 && (
        <ul className="stack gap-12" role="list">
          {kept.map((one) => (
            <KeptSearch
              key={one.search.id}
              search={one.search}
              filter={one.filter}
              shown={one === same}
              replacement={same ? undefined : filter}
              onOpen={() => onOpen(one.filter)}
              onDeleted={begin}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
