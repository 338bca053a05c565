import { useTranslation } from '../../lib/texts';
import { Field } from '../../ui/field';
import type { Debtor } from './api';
import styles from './debit-form.module.scss';

type Props = {
  value: Debtor;
  onChange: (debtor: Debtor) => void;
  errorOf: (field: keyof Debtor) => string | undefined;
};

/** Whom the account belongs to, and where the code goes. */
export function DebtorFields({ value, onChange, errorOf }: Props) {
  const { t } = useTranslation();
  const field = (name: keyof Debtor) => ({
    name,
    value: value[name],
    error: errorOf(name),
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...value, [name]: target.value }),
  });
  return (
    <>
      <Field {...field('account_holder')} label={t('debits.account_holder')} autoComplete="name" maxLength={70} />
      <Field
        {...field('iban')}
        label={t('debits.iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
      />
      <div className={`stack gap-20 ${styles.pair}`}>
        <Field {...field('street')} label={t('debits.street')} autoComplete="address-line1" maxLength={70} />
        <Field {...field('house_number')} label={t('debits.house_number')} autoComplete="off" maxLength={16} />
      </div>
      <div className={`stack gap-20 ${styles.town}`}>
        <Field {...field('zip')} label={t('debits.zip')} autoComplete="postal-code" maxLength={16} />
        <Field {...field('city')} label={t('debits.city')} autoComplete="address-level2" maxLength={70} />
      </div>
      <Field
        {...field('phone')}
        label={t('debits.phone')}
        hint={t('debits.phone_hint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}
