import { Edit, SimpleForm, useEditContext, useTranslate } from 'react-admin';
import Card from '@mui/material/Card';
import { BackBar } from '../layout/back-bar';
import { FormBar } from '../layout/form-bar';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { Save } from '../layout/save';
import { useFormError } from '../layout/use-form-error';
import { bodyOf, formOf, type Campaign, type CampaignForm } from './campaign';
import { CampaignInputs } from './campaign-inputs';

export function CampaignEdit() {
  const onError = useFormError();
  return (
    <Edit<Campaign>
      title={false}
      component="div"
      redirect="show"
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      actions={<BackBar />}
      error={<EditError />}
      queryOptions={{ onError: () => undefined }}
      transform={(form: CampaignForm & Pick<Campaign, 'version'>) => ({ ...bodyOf(form), version: form.version })}
    >
      <Loaded />
    </Edit>
  );
}

function Loaded() {
  const translate = useTranslate();
  const { record } = useEditContext<Campaign>();
  if (!record) return null;
  return (
    <>
      <PageTitle>{translate('resources.campaigns.edit_of', { name: record.name })}</PageTitle>
      <Card>
        <SimpleForm record={formOf(record)} toolbar={<EditBar />} noValidate disableInvalidFormNotification>
          <CampaignInputs />
        </SimpleForm>
      </Card>
    </>
  );
}

const EditBar = () => (
  <FormBar>
    <Save label="resources.campaigns.save_draft" />
  </FormBar>
);

function EditError() {
  const translate = useTranslate();
  const { error, refetch } = useEditContext();
  return (
    <>
      <PageTitle>{translate('resources.campaigns.name', { smart_count: 1 })}</PageTitle>
      <LoadError error={error} retry={() => void refetch()} />
    </>
  );
}
