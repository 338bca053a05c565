import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import { methodName } from './method-mark';
import type { Discount } from './use-discount';
import styles from './discount-field.module.scss';

type Props = { discount: Discount; methodId: string | undefined };

export function DiscountField({ discount, methodId }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const { applied, obstacle, own, refusal, remove } = discount;
  const format = useFormat();
  const code = applied?.code ?? obstacle?.code;
  return (
    <div tabIndex={-1} className="stack gap-8 unringed">
      {applied && (
        <p className={`flex gap-8 text-15 strong success ${styles.applied}`}>
          <Icon name="tag" size={18} />
          <span>{t('discounts.applied', { percent: applied.value_percentage, code: applied.code })}</span>
        </p>
      )}
      {obstacle && (
        <Alert tone="warning" live>
          {obstacle.minimum
            ? t('discounts.minimum', { code: obstacle.code, price: format.money(obstacle.minimum) })
            : t('discounts.other_method', { code: obstacle.code, method: methodName(methodId ?? '', t) })}
        </Alert>
      )}
      {refusal && (
        <Alert tone="warning" live>
          {ofError(refusal)}
        </Alert>
      )}
      {own && code ? (
        <Button ref={leavesFocus} variant="quiet" size="small" className={styles.remove} onClick={remove}>
          {t('discounts.remove')}
          <span className="visually-hidden"> {code}</span>
        </Button>
      ) : (
        <CodeForm apply={discount.apply} />
      )}
    </div>
  );
}

function CodeForm({ apply }: { apply: Discount['apply'] }) {
  const { t } = useTranslation();
  const { ofError, ofCode } = useErrorText();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!shortText(code)) return setError(ofCode('required'));
    setBusy(true);
    setError(undefined);
    try {
      await apply(shortText(code));
    } catch (refusal) {
      setError(ofError(refusal));
    } finally {
      setBusy(false);
    }
  };

  if (!open) {
    return (
      <Button variant="quiet" size="small" className={styles.open} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('discounts.have_code')}
      </Button>
    );
  }
  return (
    <form
      ref={leavesFocus}
      className={`stack gap-8 ${styles.form}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('discounts.code')}
        value={code}
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // Asked for by the button that was here a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('discounts.apply')}
      </Button>
    </form>
  );
}
