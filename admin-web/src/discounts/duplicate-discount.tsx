import Button from '@mui/material/Button';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { termsOf, type Discount } from './discount';

/** Begins a new code with the terms of this one; its days and its reason are those of the new one. */
export function DuplicateDiscount() {
  const translate = useTranslate();
  const discount = useRecordContext<Discount>();
  if (!discount) return null;
  const { starts: _, expires: __, ...terms } = termsOf(discount);
  const search = `?${new URLSearchParams({ source: JSON.stringify(terms) })}`;
  return (
    <Button component={Link} to={{ pathname: '/discounts/create', search }} variant="outlined" color="secondary">
      {translate('resources.discounts.duplicate')}
    </Button>
  );
}
