import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import styles from './own-profile.module.scss';

type Props = {
  /** An address that ends in it leads here, with the form open. */
  name: string;
  title: string;
  /** What the profile tells now. */
  children: ReactNode;
  /** The form to change it, while it is open; absent where there is nothing to change yet. */
  form?: ((close: () => void) => ReactNode) | undefined;
};

export function Section({ name, title, children, form }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { hash, key } = useLocation();
  const [led, setLed] = useState('');
  // Each time anew, also where it was closed again since.
  if (hash === `#${name}` && led !== key) {
    setLed(key);
    setOpen(true);
  }

  // The focus follows: into the form, and back to the button that opened it.
  useLayoutEffect(() => {
    if (open) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <Panel id={name} className="p-20" aria-labelledby={id}>
      <header className={`row between gap-12 mb-12 ${styles.sectionHead}`}>
        <h2 id={id}>{title}</h2>
        {form && !open && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            className={styles.edit}
            aria-label={`${t('own_profile.edit')}: ${title}`}
            onClick={() => setOpen(true)}
          >
            {t('own_profile.edit')}
          </Button>
        )}
      </header>
      <div ref={body}>{open && form ? form(() => setOpen(false)) : children}</div>
    </Panel>
  );
}
