import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError, SimpleForm, useDataProvider, useTranslate } from 'react-admin';
import { EditPage } from '../layout/forms/edit-page';
import { RecordTitle } from '../layout/shows/record-title';
import { isBuiltIn, mayChange, termsOf, type Discount, type DiscountDetail, type DiscountForm } from './discount';
import { DiscountDecisions } from './discount-decisions';
import { DiscountInputs } from './discount-inputs';
import { DiscountMark } from './discount-mark';
import { DiscountUses } from './discount-uses';
import { DuplicateDiscount } from './duplicate-discount';
import { FixedDiscount } from './fixed-discount';
import { FormBar } from '../layout/forms/form-bar';
import { Save } from '../layout/forms/save';
import { StopDiscount } from './stop-discount';
import { useFormError } from '../layout/forms/use-form-error';
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
    <EditPage<DiscountDetail>
      redirect="list"
      onError={onError}
      transform={(form: DiscountForm) => ({
        ...termsOf(form),
        reason: form.reason,
        version: (theirs ?? form).version,
      })}
    >
      {(discount) => <DiscountPage discount={discount} theirs={theirs} onTaken={() => setTheirs(undefined)} />}
    </EditPage>
  );
}

const isOutdated = (error: unknown) =>
  error instanceof HttpError && isProblem(error.body) && error.body.code === 'discount_outdated';

interface DiscountPageProps {
  discount: DiscountDetail;
  /** As a colleague has written it since the form was filled. */
  theirs: Discount | undefined;
  onTaken: () => void;
}

function DiscountPage({ discount: record, theirs, onTaken }: DiscountPageProps) {
  const translate = useTranslate();
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
