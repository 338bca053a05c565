import { Create, SimpleForm, useRecordFromLocation, useTranslate } from 'react-admin';
import { BackBar } from '../layout/page/back-bar';
import { PageTitle } from '../layout/page/page-title';
import { termsOf, type Discount, type DiscountForm } from './discount';
import { DiscountInputs } from './discount-inputs';
import { FormBar } from '../layout/forms/form-bar';
import { Save } from '../layout/forms/save';
import { useFormError } from '../layout/forms/use-form-error';

export function DiscountCreate() {
  const translate = useTranslate();
  const onError = useFormError();
  // Of a duplicate: what the form begins with is nothing that somebody typed.
  const copied = useRecordFromLocation() as Partial<Discount> | null;
  return (
    <>
      <PageTitle>{translate('resources.discounts.new')}</PageTitle>
      <Create
        title={false}
        record={copied ?? undefined}
        redirect="list"
        actions={<BackBar />}
        transform={(form: Partial<DiscountForm>) => ({ code: form.code, reason: form.reason, ...termsOf(form) })}
        mutationOptions={{ onError }}
      >
        <SimpleForm toolbar={<SaveBar />} noValidate disableInvalidFormNotification>
          <DiscountInputs isNew />
        </SimpleForm>
      </Create>
    </>
  );
}

const SaveBar = () => (
  <FormBar>
    <Save always label="resources.discounts.save_new" />
  </FormBar>
);
