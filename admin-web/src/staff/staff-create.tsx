import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box } from '@mui/material';
import {
  Create,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useLocaleState,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { BackBar } from '../layout/page/back-bar';
import { FormBar } from '../layout/forms/form-bar';
import { PageTitle } from '../layout/page/page-title';
import { Save } from '../layout/forms/save';
import { useFormError } from '../layout/forms/use-form-error';
import type { StaffMember } from './staff-member';
import { ROLES } from './staff-mark';
import { useText } from '../layout/values/words';

/** The new colleague chooses the password, by a mailed link. */
export function StaffCreate() {
  const translate = useTranslate();
  const onError = useFormError();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id, email }: StaffMember) => {
    notify('resources.staff.invited', { type: 'success', messageArgs: { email } });
    redirect('show', 'staff', id);
  };
  const text = useText('resources.staff');
  const needed = required(translate('errors.fields.required'));
  return (
    <>
      <PageTitle>{text('new')}</PageTitle>
      <Create title={false} redirect={false} actions={<BackBar />} mutationOptions={{ onError, onSuccess }}>
        <SimpleForm
          noValidate
          defaultValues={{ role: 'moderator', language: locale === 'en' ? 'en' : 'nl' }}
          toolbar={
            <FormBar>
              <Save always label={text('invite')} icon={<MailOutlined />} />
            </FormBar>
          }
          disableInvalidFormNotification
        >
          <Box sx={fieldsSx}>
            <TextInput source="name" validate={needed} helperText={text('help.name')} />
            <TextInput source="email" type="email" validate={needed} helperText={text('help.email')} />
            <SelectInput
              source="role"
              validate={needed}
              choices={ROLES.map((id) => ({ id, name: translate(`console.roles.${id}`) }))}
              translateChoice={false}
              helperText={text('help.role')}
            />
            <SelectInput
              source="language"
              validate={needed}
              choices={[
                { id: 'nl', name: 'Nederlands' },
                { id: 'en', name: 'English' },
              ]}
              translateChoice={false}
              helperText={false}
            />
          </Box>
        </SimpleForm>
      </Create>
    </>
  );
}

const fieldsSx = { display: 'grid', gap: 2, width: '100%', maxWidth: 560 } as const;
