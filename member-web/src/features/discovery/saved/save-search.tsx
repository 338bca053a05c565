import { useState } from 'react';
import { useTranslation } from '../../../lib/texts';
import { useErrorText } from '../../../lib/error-text';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { useToastIfGone } from '../../../ui/use-toast-if-gone';
import type { MemberFilter } from '../member-filter';
import { useSaveSearch } from './api';
import { queryOf } from './saved-filter';
import styles from './saved-searches.module.scss';
import { useSearchName } from './use-search-name';

/** In UTF-16 code units, as the server counts. */
export const MAX_NAME = 80;

type Props = {
  filter: MemberFilter;
  /** What the search on the screen is kept as already. */
  savedAs: string | undefined;
  full: boolean;
  limit: number;
  onSaved: () => void;
};

/** The search on the screen, to be kept under a name of its own words or another. */
export function SaveSearch({ filter, savedAs, full, limit, onSaved }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const proposed = useSearchName()(filter).slice(0, MAX_NAME);
  const [typed, setTyped] = useState<string>();
  const save = useSaveSearch();
  const { form, onError } = useToastIfGone();
  if (savedAs !== undefined)
    return <p className="py-12 px-16 text-15 ink tinted rounded-field">{t('saved.is_saved', { name: savedAs })}</p>;
  if (full) return <p className="py-12 px-16 text-15 ink tinted rounded-field">{t('saved.full', { limit })}</p>;
  const name = typed ?? proposed;
  return (
    <form
      ref={form}
      className={`stack gap-8 ${styles.save}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim() || save.isPending) return;
        const done = () => {
          setTyped(undefined);
          onSaved();
        };
        void save.mutateAsync({ name, query: queryOf(filter), weekly_mail: false }).then(done, onError);
      }}
    >
      <Field
        label={t('saved.name')}
        name="name"
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
        error={save.error ? ofError(save.error) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary" busy={save.isPending}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
