import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { differing, type Discount } from './discount';
import { useTermWords } from './use-term-words';
import { useText } from '../layout/values/words';

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
  const text = useText('resources.discounts.outdated');
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
