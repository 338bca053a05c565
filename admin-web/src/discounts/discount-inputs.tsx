import Box from '@mui/material/Box';
import {
  DateTimeInput,
  maxValue,
  minValue,
  NumberInput,
  type NumberInputProps,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useChoices } from '../layout/use-choices';
import { useCountries } from '../layout/use-countries';
import { REASON_MOST, type Discount } from './discount';
import { MinimumInput } from './minimum-input';

const notBlank = (missing: string) => (value: unknown) =>
  typeof value === 'string' && value.trim() ? undefined : missing;

type WholeInputProps = NumberInputProps & { most: number };

/** A whole number from 1 on; the browser's own field keeps to the same bounds. */
const WholeInput = ({ most, isRequired = false, ...input }: WholeInputProps) => (
  <NumberInput
    {...input}
    validate={[...(isRequired ? [required()] : []), minValue(1), maxValue(most)]}
    min={1}
    max={most}
    step={1}
  />
);

/** What is left empty does not limit the code. */
export function DiscountInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const known = useChoices();
  const record = useRecordContext<Discount>();
  // Uses are counted only where a limit was set when the code was made.
  const unlimited = !isNew && record?.max_uses === null;
  const text = (key: string) => translate(`resources.discounts.${key}`);
  const countries = useCountries().map(([id, name]) => ({ id, name }));
  const methods = known.payment_methods.map((id) => ({
    id,
    name: translate(`console.payment_methods.${id}`, { _: id }),
  }));
  return (
    <Box sx={gridSx}>
      {isNew && <TextInput source="code" validate={required()} helperText={text('help.code')} autoComplete="off" />}
      <WholeInput source="value_percentage" most={90} isRequired helperText={text('help.value_percentage')} />
      <SelectInput
        source="validity"
        defaultValue="once-per-user"
        validate={required()}
        choices={['once-per-user', 'unlimited'].map((id) => ({ id, name: text(`limits.${id}`) }))}
        translateChoice={false}
        helperText={false}
      />
      <WholeInput
        source="max_uses"
        most={1_000_000}
        disabled={unlimited}
        helperText={text(unlimited ? 'help.max_uses_later' : 'help.max_uses')}
        // Why it can not be filled in is to be read.
        sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      />
      <DateTimeInput source="starts" helperText={text('help.starts')} />
      <DateTimeInput source="expires" helperText={text('help.expires')} />
      <MinimumInput />
      <SelectInput
        source="currency"
        choices={known.currencies.map((id) => ({ id, name: id }))}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput source="country" choices={countries} translateChoice={false} helperText={text('help.country')} />
      <TextInput source="user_id" helperText={text('help.user_id')} autoComplete="off" />
      <SelectArrayInput
        source="paymentmethods"
        choices={methods}
        translateChoice={false}
        helperText={text('help.paymentmethods')}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextInput
        source="reason"
        validate={notBlank(text('reason.required'))}
        helperText={text('reason.help')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_MOST } }}
        isRequired
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 2.5,
  width: '100%',
  maxWidth: 720,
  alignItems: 'start',
  '& .MuiFormControl-root': { my: 0 },
} as const;
