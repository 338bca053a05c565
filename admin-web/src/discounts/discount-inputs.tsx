import { Box, TextField } from '@mui/material';
import {
  maxValue,
  minValue,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useInput,
  ValidationError,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { InstantInput } from '../layout/forms/instant-input';
import { NumberField } from '../layout/forms/number-field';
import { useChoices, useCountries } from '../layout/values/use-choices';
import { REASON_MOST, type Discount } from './discount';
import { useAmountInput } from '../layout/forms/use-amount-input';
import { useText } from '../layout/values/words';

const notBlank = (missing: string) => (value: unknown) =>
  typeof value === 'string' && value.trim() ? undefined : missing;

const afterStart = (expires: string | null, { starts }: Partial<Discount>) =>
  starts && expires && expires <= starts ? 'console.instants.before_start' : undefined;

/** Letters of any case: the server writes them as capitals. */
const CODE = /^[A-Za-z0-9_-]{3,40}$/;
const codeForm = (code: unknown) =>
  typeof code === 'string' && !CODE.test(code.trim()) ? 'errors.fields.code_form' : undefined;
const MEMBER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const memberId = (id: unknown) =>
  typeof id === 'string' && id.trim() && !MEMBER_ID.test(id.trim())
    ? 'resources.discounts.help.user_id_form'
    : undefined;

interface WholeInputProps {
  source: 'value_percentage' | 'max_uses';
  most: number;
  help: string;
  isRequired?: boolean;
  disabled?: boolean;
  /** Nothing stands beside it. */
  alone?: boolean;
}

/** A whole number from 1 on; the browser's own field keeps to the same bounds. */
function WholeInput({ source, most, help, isRequired = false, disabled = false, alone = false }: WholeInputProps) {
  const translate = useTranslate();
  const whole = (value: unknown) =>
    value === null || value === undefined || Number.isInteger(value) ? undefined : 'errors.fields.whole';
  const { field, fieldState } = useInput<number | null>({
    source,
    disabled,
    validate: [...(isRequired ? [required()] : []), whole, minValue(1), maxValue(most)],
    format: (value: number | null) => value,
    parse: (value: number | null) => value,
  });
  const { error } = fieldState;
  return (
    <NumberField
      label={translate(`resources.discounts.fields.${source}`)}
      value={field.value as number | null}
      onChange={field.onChange}
      // Otherwise a limit that nobody can read would be none.
      onUnreadable={() => field.onChange(NaN)}
      inputRef={field.ref}
      required={isRequired}
      disabled={disabled}
      min={1}
      max={most}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : help}
      // Why it can not be filled in is to be read.
      sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' }, ...(alone && aloneSx) }}
    />
  );
}

/** What is left empty does not limit the code. */
export function DiscountInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const known = useChoices();
  const record = useRecordContext<Discount>();
  // Uses are counted only where a limit was set when the code was made.
  const unlimited = !isNew && record?.max_uses === null;
  const text = useText('resources.discounts');
  const countries = useCountries().map(([id, name]) => ({ id, name }));
  const methods = known.payment_methods.map((id) => ({
    id,
    name: translate(`console.payment_methods.${id}`, { _: id }),
  }));
  return (
    <Box sx={gridSx}>
      {isNew && (
        <TextInput source="code" validate={[required(), codeForm]} helperText={text('help.code')} autoComplete="off" />
      )}
      <WholeInput source="value_percentage" most={90} isRequired alone={!isNew} help={text('help.value_percentage')} />
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
        help={text(unlimited ? 'help.max_uses_later' : 'help.max_uses')}
      />
      <InstantInput source="starts" help={text('help.starts')} />
      <InstantInput source="expires" help={text('help.expires')} validate={afterStart} />
      <MinimumInput />
      <SelectInput
        source="currency"
        choices={known.currencies.map((id) => ({ id, name: id }))}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput source="country" choices={countries} translateChoice={false} helperText={text('help.country')} />
      <TextInput source="user_id" validate={memberId} helperText={text('help.user_id')} autoComplete="off" />
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

// Half as wide as the rest of the form, as everything is that stands in pairs.
const aloneSx = { gridColumn: '1 / -1', width: { sm: 'calc(50% - 8px)' } } as const;

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

/** Of an order's value, in minor units; left empty the code has none. */
function MinimumInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number | null>({
    source: 'minimum_order_value',
    format: (value: number | null) => value,
    parse: (value: number | null) => value,
    validate: (value) => (Number.isNaN(value) ? 'console.amounts.not_an_amount' : undefined),
  });
  const { helperText, ...amount } = useAmountInput({
    value: field.value as number | null,
    onChange: field.onChange,
    onEmptied: () => field.onChange(null),
    onUnreadable: () => field.onChange(NaN),
    error: fieldState.error?.message,
  });
  return (
    <TextField
      label={translate('resources.discounts.fields.minimum_order_value')}
      inputRef={field.ref}
      {...amount}
      helperText={helperText ?? translate('resources.discounts.help.minimum_order_value')}
    />
  );
}
