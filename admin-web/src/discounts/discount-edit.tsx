import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Edit, HttpError, SimpleForm, useDataProvider, useEditContext, useTranslate } from 'react-admin';
import { BackBar } from '../layout/back-bar';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { RecordTitle } from '../layout/record-title';
import { isBuiltIn, mayChange, termsOf, type Discount, type DiscountDetail, type DiscountForm } from './discount';
import { DiscountDecisions } from './discount-decisions';
import { DiscountInputs } from './discount-inputs';
import { DiscountMark } from './discount-mark';
import { DiscountUses } from './discount-uses';
import { DuplicateDiscount } from './duplicate-discount';
import { FixedDiscount } from './fixed-discount';
import { FormBar } from '../layout/form-bar';
import { Save } from '../layout/save';
import { StopDiscount } from './stop-discount';
import { useFormError } from '../layout/use-form-error';
import { isProblem } from '../providers/problem';
import { OutdatedTerms } from './outdated-terms';

export function DiscountEdit() {
  const tell = useFormError();
  const provider = useDataProvider();
  const [theirs, setTheirs] = useState<Discount>();
  const onError = async (error: unknown, { id }: { id?: Discount['id'] }) => {
    if (!isOutdated(error) || !id) return tell(error);
    try {
      setTheirs((await provider.getOne<Discount>('discounts', { id })).data);
    } catch {
      tell(error);
    }
  };
  return (
    <Edit<Discount>
      title={false}
      component="div"
      redirect="list"
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      actions={<BackBar />}
      error={<EditError />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ onError: () => undefined }}
      transform={(form: DiscountForm) => ({
        ...termsOf(form),
        reason: form.reason,
        version: (theirs ?? form).version,
      })}
    >
      <Loaded theirs={theirs} onTaken={() => setTheirs(undefined)} />
    </Edit>
  );
}

const isOutdated = (error: unknown) =>
  error instanceof HttpError && isProblem(error.body) && error.body.code === 'discount_outdated';

interface LoadedProps {
  /** As a colleague has written it since the form was filled. */
  theirs: Discount | undefined;
  onTaken: () => void;
}

function Loaded({ theirs, onTaken }: LoadedProps) {
  const translate = useTranslate();
  const { record } = useEditContext<DiscountDetail>();
  if (!record) return null;
  const used = translate('resources.discounts.used', { smart_count: record.num_redeemed, count: record.num_redeemed });
  return (
    <>
      <RecordTitle title={record.code}>
        <DiscountMark discount={record} />
        <span>{used}</span>
      </RecordTitle>
      {mayChange(record) ? (
        <Card>
          <SimpleForm toolbar={<EditBar />} noValidate disableInvalidFormNotification>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {translate('resources.discounts.change_note')}
            </Typography>
            {theirs && <OutdatedTerms seen={record} now={theirs} onTaken={onTaken} />}
            <DiscountInputs />
          </SimpleForm>
        </Card>
      ) : (
        <>
          <FixedDiscount discount={record} note={isBuiltIn(record) ? 'built_in' : 'stopped'} />
          <Box sx={{ mt: 2 }}>
            <DuplicateDiscount />
          </Box>
        </>
      )}
      <DiscountDecisions decisions={record.decisions} />
      <DiscountUses code={record.code} />
    </>
  );
}

const EditBar = () => (
  <FormBar>
    <Save />
    <DuplicateDiscount />
    <StopDiscount />
  </FormBar>
);

function EditError() {
  const translate = useTranslate();
  const { error, refetch } = useEditContext();
  return (
    <>
      <PageTitle>{translate('resources.discounts.name', { smart_count: 1 })}</PageTitle>
      <LoadError error={error} retry={() => void refetch()} />
    </>
  );
}
