import { SimpleForm, useTranslate } from 'react-admin';
import { Card } from '@mui/material';
import { EditPage } from '../layout/forms/edit-page';
import { FormBar } from '../layout/forms/form-bar';
import { PageTitle } from '../layout/page/page-title';
import { Save } from '../layout/forms/save';
import { useFormError } from '../layout/forms/use-form-error';
import { bodyOf, formOf, type Campaign, type CampaignForm } from './campaign';
import { CampaignInputs } from './campaign-inputs';

export function CampaignEdit() {
  const translate = useTranslate();
  return (
    <EditPage<Campaign>
      redirect="show"
      onError={useFormError()}
      transform={(form: CampaignForm & Pick<Campaign, 'version'>) => ({ ...bodyOf(form), version: form.version })}
    >
      {(campaign) => (
        <>
          <PageTitle>{translate('resources.campaigns.edit_of', { name: campaign.name })}</PageTitle>
          <Card>
            <SimpleForm record={formOf(campaign)} toolbar={<EditBar />} noValidate disableInvalidFormNotification>
              <CampaignInputs />
            </SimpleForm>
          </Card>
        </>
      )}
    </EditPage>
  );
}

const EditBar = () => (
  <FormBar>
    <Save label="resources.campaigns.save_draft" />
  </FormBar>
);
