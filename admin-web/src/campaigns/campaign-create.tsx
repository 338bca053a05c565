import { Create, SaveButton, SimpleForm, useTranslate } from 'react-admin';
import { BackBar } from '../layout/back-bar';
import { FormBar } from '../layout/form-bar';
import { PageTitle } from '../layout/page-title';
import { bodyOf } from './campaign';
import { CampaignInputs } from './campaign-inputs';
import { useCampaignError } from './use-campaign-error';

export function CampaignCreate() {
  const translate = useTranslate();
  const onError = useCampaignError();
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
    <SaveButton label="resources.campaigns.save_draft" alwaysEnable />
  </FormBar>
);
