import { useTranslate } from 'react-admin';

export function MethodName({ id }: { id: string }) {
  const translate = useTranslate();
  return translate(`console.payment_methods.${id}`, { _: id });
}
