import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import type { Debit } from './api';

/** Refusals that another account, method or package ends. */
const ELSEWHERE = ['iban_blocked', 'phone_blocked', 'debit_limit_reached', 'mandates_reached', 'debit_closed'];

/** What is in the way, and the ways round it (MNY-04). */
export function DebitRefusal({ error, debit }: { error: unknown; debit: Debit }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { ofError, ofCode } = useErrorText();
  if (!error || (isApiError(error, 'invalid_input') && error.fields.length > 0)) return null;
  const code = isApiError(error) ? error.code : '';
  const { left, from } = limitIn(error);
  return (
    <Alert
      tone={code === 'debit_limit_reached' ? 'warning' : 'danger'}
      live
      action={
        ELSEWHERE.includes(code) && (
          <div className="flex wrap gap-8">
            <ButtonLink variant="primary" to={`/credits/${debit.package}`}>
              {t('payments.other_method')}
            </ButtonLink>
            {code === 'debit_limit_reached' && (
              <ButtonLink variant="secondary" to="/credits">
                {t('debits.cheaper_package')}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <p>{code === 'code_throttled' ? ofCode(code, { wait: waitIn(error, i18n.language) }) : ofError(error)}</p>
      {code === 'debit_limit_reached' && (
        <p>
          {left > 0 && t('debits.limit_left', { amount: format.money({ ...debit.amount, amount: left }) })}{' '}
          {from && t('debits.limit_later', { day: format.fullDay(from) })}
        </p>
      )}
    </Alert>
  );
}

function limitIn(error: unknown): { left: number; from: string | null } {
  const { left, from } = isApiError(error) ? error.params : {};
  return { left: Number(left ?? 0), from: typeof from === 'string' ? from : null };
}

/** In 30 seconds, 12 minutes or 3 hours. */
function waitIn(error: unknown, language: string): string {
  const seconds = isApiError(error) ? Number(error.params.seconds ?? 0) : 0;
  const words = new Intl.RelativeTimeFormat(language);
  if (seconds < 60) return words.format(seconds, 'second');
  return seconds < 3600
    ? words.format(Math.ceil(seconds / 60), 'minute')
    : words.format(Math.ceil(seconds / 3600), 'hour');
}
