import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useHref, useLocation, useNavigate } from 'react-router';
import { copyText } from '../../lib/copy-text';
import { ButtonLink } from '../../ui/button';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { RichText } from '../../ui/rich-text';
import { toast } from '../../ui/toasts';
import { questionsOf, search, type Question } from './questions';
import styles from './questions-page.module.scss';

/** A page of questions by groups, searched as one types; each opens by itself and has an address of its own. */
export function QuestionsPage({ text }: { text: string }) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const { intro, groups } = useMemo(() => questionsOf(text), [text]);
  // Whoever follows a link to a question sees all of them again, so that it is there.
  const [typed, setTyped] = useState({ key, query: '' });
  const query = typed.key === key ? typed.query : '';
  const found = search(groups, query);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  useEffect(() => {
    if (!hash) return;
    const asked = document.getElementById(hash.slice(1));
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.querySelector('summary')?.focus({ preventScroll: true });
    asked.scrollIntoView();
  }, [hash, key, groups]);

  const contact = <ButtonLink to="/pages/service">{t('help.contact')}</ButtonLink>;
  return (
    <div className="stack gap-24">
      {intro && <RichText text={intro} />}
      <search>
        <span className={styles.search}>
          <Icon name="search" size={20} />
          <input
            type="search"
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setTyped({ key, query: target.value })}
          />
        </span>
        <p role="status" className={`mt-4 small quiet px-4 ${styles.count}`}>
          {query.trim() && count > 0 && t('help.found', { count })}
          {count === 0 && <span className="visually-hidden">{t('help.none')}</span>}
        </p>
      </search>
      {found.map(({ title, questions }) => (
        <section key={title} className="stack gap-8">
          {title && <h2 className="secondary bold-20">{title}</h2>}
          <Panel className={`py-4 px-16 ${styles.questions}`}>
            {questions.map((question) => (
              <Entry key={question.id} {...question} />
            ))}
          </Panel>
        </section>
      ))}
      {count === 0 ? (
        <EmptyState drawing={ERROR_DRAWINGS.lost} title={t('help.none')} action={contact}>
          <p>{t('help.none_text')}</p>
        </EmptyState>
      ) : (
        <div className="stack centered gap-12 text-center">
          <p className="quiet">{t('help.more')}</p>
          {contact}
        </div>
      )}
    </div>
  );
}

function Entry({ id, title, answer }: Question) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const href = useHref(`#${id}`);
  const copy = () => {
    copyText(window.location.origin + href).then(
      () => toast(t('help.copied'), 'success'),
      () => {
        void navigate(`#${id}`);
        toast(t('help.in_address'));
      },
    );
  };
  return (
    <details id={id} className={styles.entry}>
      <summary className="row between gap-12 pointer py-12">
        <span>{title}</span>
        <Icon name="down" size={20} />
      </summary>
      <RichText text={answer} />
      <p className="mb-12">
        <button type="button" className={`inline items-center gap-6 text-action ${styles.copy}`} onClick={copy}>
          <Icon name="copy" size={16} />
          {t('help.copy')}
        </button>
      </p>
    </details>
  );
}
