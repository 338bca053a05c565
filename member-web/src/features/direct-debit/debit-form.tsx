import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { createMemberStore } from '../../lib/session-store';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox, Field } from '../../ui/field';
import { Panel } from '../../ui/panel';
import { useAskCode, useAuthorise, type CodeSent, type Debit, type Debtor } from './api';
import { DebitRefusal } from './debit-refusal';
import { DebtorFields } from './debtor-fields';
import styles from './debit-form.module.scss';

const EMPTY: Debtor = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
};

/** A reload, or a look at another page, loses nothing and no code; the account number alone is kept nowhere. */
const kept = createMemberStore<{ payment: string; debtor: Debtor; sent: CodeSent | undefined } | null>('debit', null);

/** The direct debit form (MNY-04): who pays, a code by text message, and the mandate for this one debit. */
export function DebitForm({ debit, onPaid }: { debit: Debit; onPaid: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ofCode } = useErrorText();
  const payment = debit.payment_id;
  const [before] = useState(() => (kept.get()?.payment === payment ? kept.get() : null));
  const [debtor, setDebtor] = useState(before?.debtor ?? EMPTY);
  const [sent, setSent] = useState(before?.sent);
  const [otp, setOtp] = useState('');
  const [signed, setSigned] = useState(false);
  const asking = useAskCode(debit.payment_id);
  const authorising = useAuthorise(debit.payment_id);
  const refusal = authorising.error ?? asking.error;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => kept.set({ payment, debtor: { ...debtor, iban: '' }, sent }), [payment, debtor, sent]);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);

  const errorOf = (field: string): string | undefined => {
    if (!isApiError(refusal)) return undefined;
    const code = refusal.fields.find((one) => one.field === field)?.code;
    return code && ofCode(code);
  };
  const codeProblem = isApiError(authorising.error, 'code_invalid') ? authorising.error : undefined;

  const ask = () => {
    authorising.reset();
    setOtp('');
    // Kept also for who has looked at another page meanwhile: the code comes all the same.
    void asking.mutateAsync(debtor).then(
      (answer) => {
        setSent(answer);
        kept.set((now) => (now?.payment === payment ? { ...now, sent: answer } : now));
      },
      () => undefined,
    );
  };
  const pay = () => {
    asking.reset();
    authorising.mutate(
      { ...debtor, otp, authorised: signed, mandate_version: debit.mandate.version, collect_on: debit.collect_on },
      {
        onSuccess: () => {
          kept.set(null);
          onPaid();
        },
        // Who agreed to other words, or to another day, has not agreed to these.
        onError: (error) => isOutdated(error) && setSigned(false),
      },
    );
  };

  return (
    <div className={`stack gap-24 ${styles.columns}`}>
      <Panel>
        <form
          ref={form}
          className={`stack gap-20 ${styles.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (sent) pay();
            else ask();
          }}
        >
          <h2>{t('debits.your_account')}</h2>
          <DebtorFields value={debtor} onChange={setDebtor} errorOf={errorOf} />
          <Button
            type={sent ? 'button' : 'submit'}
            variant={sent ? 'secondary' : 'primary'}
            busy={asking.isPending}
            // What came of a payment under way would be told to nobody.
            aria-disabled={authorising.isPending}
            // A quick answer has made another button of it, which would send a second code.
            {...(sent && { onClick: (press) => isSecondOfTwo(press) || authorising.isPending || ask() })}
          >
            {sent ? t('debits.send_again') : t('debits.send_code')}
          </Button>
          {sent && (
            <div className={`stack gap-16 line-above pt-20 ${styles.code}`}>
              <Alert tone="success" live>
                {t('debits.code_sent', { phone: sent.sent_to, time: format.time(sent.expires_at) })}
              </Alert>
              <Field
                label={t('debits.code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                value={otp}
                error={
                  codeProblem &&
                  `${ofCode('code_invalid')} ${t('debits.tries_left', { count: Number(codeProblem.params.left ?? 0) })}`
                }
                onChange={({ target }) => setOtp(target.value)}
              />
              <section
                className={`stack gap-12 text-15 outlined p-16 ${styles.mandate}`}
                aria-labelledby="mandate-title"
              >
                <h3 id="mandate-title" className="bold-15">
                  {t('debits.mandate')}
                </h3>
                {debit.mandate.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
              <Checkbox
                label={t('debits.authorise')}
                error={errorOf('authorised') ?? errorOf('mandate_version')}
                checked={signed}
                onChange={({ target }) => setSigned(target.checked)}
              />
            </div>
          )}
          {!codeProblem && <DebitRefusal error={refusal} debit={debit} />}
          {sent && (
            <Button type="submit" variant="primary" wide busy={authorising.isPending}>
              {t('debits.pay', { amount: format.money(debit.amount) })}
            </Button>
          )}
        </form>
      </Panel>
      <DebitFacts debit={debit} />
    </div>
  );
}

/** The day of collection is a part of the words: at midnight they are others. */
const isOutdated = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ field }) => field === 'mandate_version');

function DebitFacts({ debit }: { debit: Debit }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    [t('payments.credits_label'), format.number(debit.credits)],
    [t('debits.amount'), format.money(debit.amount)],
    [t('debits.collected_on'), format.fullDay(debit.collect_on)],
    [t('debits.creditor'), debit.creditor.name],
    [t('debits.creditor_id'), debit.creditor.id],
    [t('debits.reference'), debit.mandate.reference],
  ] as const;
  return (
    <Panel aria-labelledby="debit-facts">
      <h2 id="debit-facts">{t('debits.this_debit')}</h2>
      <dl className={`facts breaks ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
