import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormats } from '../members/use-formats';
import { differing, type Discount, type Term } from './discount';

interface OutdatedProps {
  /** What the form was filled from. */
  seen: Discount;
  /** What a colleague made of it meanwhile. */
  now: Discount;
  onTaken: () => void;
}

/** Two people in one code: says what the other changed, and leaves what stands in the form to its writer. */
export function OutdatedTerms({ seen, now, onTaken }: OutdatedProps) {
  const translate = useTranslate();
  const form = useFormContext();
  const word = useTermWords();
  const text = (key: string) => translate(`resources.discounts.outdated.${key}`);
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {text('title')} {text('changed')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {differing(seen, now).map((term) => (
          <li key={term}>
            {translate(`resources.discounts.fields.${term}`)}: {word(now, term)}
          </li>
        ))}
      </Box>
      <div>{text('kept')}</div>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => (form.reset(now), onTaken())}
      >
        {text('take')}
      </Button>
    </Alert>
  );
}

function useTermWords() {
  const translate = useTranslate();
  const formats = useFormats();
  return (discount: Discount, term: Term): string => {
    const { minimum_order_value: minimum, currency } = discount;
    if (discount[term] === null) return translate('resources.discounts.outdated.empty');
    switch (term) {
      case 'value_percentage':
        return `${discount.value_percentage} %`;
      case 'validity':
        return translate(`resources.discounts.limits.${discount.validity}`);
      case 'max_uses':
        return formats.number(discount.max_uses!);
      case 'starts':
      case 'expires':
        return formats.instant(discount[term]);
      case 'minimum_order_value':
        return currency ? formats.money({ amount: minimum!, currency }) : String(minimum);
      case 'country':
        return formats.country(discount.country!);
      case 'paymentmethods':
        return discount.paymentmethods!.map((id) => translate(`console.payment_methods.${id}`, { _: id })).join(', ');
      case 'currency':
      case 'user_id':
        return String(discount[term]);
    }
  };
}
