import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useActionKey } from '../../lib/api-client/action-key';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useUser } from '../../lib/session';
import { companyQuery } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';

/** For whom it is too expensive: a code of their own, where the operator gives one (ACC-12). */
export function StayOffer() {
  const { t } = useTranslation();
  const percentage = useQuery(companyQuery()).data?.delete_discount ?? 0;
  return (
    <>
      <Alert>{t('accounts.offer_free')}</Alert>
      {percentage > 0 && <Discount percentage={percentage} />}
    </>
  );
}

function Discount({ percentage }: { percentage: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const { ofError } = useErrorText();
  const action = useActionKey();
  const stay = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/discountcode/stay', { headers: { 'Idempotency-Key': action.keyFor('stay') } })),
    onSuccess: () => action.done(),
  });
  // Used before, or no longer given; what else went wrong may be over by the next press.
  if (isApiError(stay.error) && stay.error.code.startsWith('discount_'))
    return <Alert tone="warning">{ofError(stay.error)}</Alert>;
  if (!stay.data) {
    return (
      <Alert
        tone={stay.error ? 'warning' : 'info'}
        action={
          <Button size="small" busy={stay.isPending} onClick={() => stay.mutate()}>
            {t('accounts.offer_discount_action')}
          </Button>
        }
      >
        {stay.error ? ofError(stay.error) : t('accounts.offer_discount', { percent: percentage })}
      </Alert>
    );
  }
  const { code, value_percentage: percent, expires } = stay.data;
  const [before, after] = t('accounts.offer_code', { code, percent, date: format.fullDate(expires ?? '') }).split(code);
  return (
    <Alert
      tone="success"
      action={
        <ButtonLink size="small" to={user?.paid_user ? '/credits' : '/premium'}>
          {t('discounts.to_packages')}
        </ButtonLink>
      }
    >
      {before}
      <strong className="no-wrap">{code}</strong>
      {after}
    </Alert>
  );
}
