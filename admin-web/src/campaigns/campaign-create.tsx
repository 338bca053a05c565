import { Create, SimpleForm, useTranslate } from 'react-admin';
import { BackBar } from '../layout/page/back-bar';
import { FormBar } from '../layout/forms/form-bar';
import { PageTitle } from '../layout/page/page-title';
import { Save } from '../layout/forms/save';
import { useFormError } from '../layout/forms/use-form-error';
import { bodyOf } from './campaign';
import { CampaignInputs } from './campaign-inputs';

export function CampaignCreate() {
  const translate = useTranslate();
  const onError = useFormError();
  return (
    <>
      <PageTitle>{translate('resources.campaigns.new')}</PageTitle>
      <Create title={false} redirect="show" actions={<BackBar />} transform={bodyOf} mutationOptions={{ onError }}>
        <SimpleForm toolbar={<SaveBar />} noValidate disableInvalidFormNotification>
          <CampaignInputs />
        </SimpleForm>
      </Create>
    </>
  );
}

const SaveBar = () => (
  <FormBar>
    <Save always label="resources.campaigns.save_draft" />
  </FormBar>
);
