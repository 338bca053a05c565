import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { dataOf, useApi } from '../providers/api-client';

/** Methods of the settings that the payment company does not take, and the other way round (MNY-02). */
export function MethodDifferences() {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['payment-methods'],
    queryFn: () => dataOf(api.GET('/api/admin/payment-methods')),
  });
  const names = (wanted: 'not_taken' | 'not_offered') =>
    (data?.differences ?? [])
      .filter(({ difference }) => difference === wanted)
      .map(({ id }) => translate(`console.payment_methods.${id}`, { _: id }))
      .join(', ');
  const told = (['not_taken', 'not_offered'] as const).filter((one) => names(one));
  if (told.length === 0) return null;
  return (
    <Alert severity={told.includes('not_taken') ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {told.map((one) => (
        <div key={one}>{translate(`resources.reconciliations.methods.${one}`, { names: names(one) })}</div>
      ))}
    </Alert>
  );
}
