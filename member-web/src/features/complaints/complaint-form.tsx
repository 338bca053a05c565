import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { EMAIL_SHAPE } from '../../lib/email-shape';
import { useErrorText } from '../../lib/error-text';
import type { Locale } from '../../lib/i18n';
import { useUser } from '../../lib/session';
import { useUnsaved } from '../../lib/unsaved';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox, Field, Select, TextArea } from '../../ui/field';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useComplain, useComplaintFile, type ComplaintKind, type MadeComplaint } from './api';
import { FileField, type Chosen } from './file-field';
import { useKinds } from './kinds';

const MOST = 5_000;

interface Values {
  kind: ComplaintKind | '';
  text: string;
  email: string;
  name: string;
  address: string;
  childAbuse: boolean;
  goodFaith: boolean;
}

const NOTHING: Values = {
  kind: '',
  text: '',
  email: '',
  name: '',
  address: '',
  childAbuse: false,
  goodFaith: false,
};

type Props = { onSent: (made: MadeComplaint & { email: string | null }) => void };

/** For anybody; a notice of illegal content is asked more (DSA art. 16). */
export function ComplaintForm({ onSent }: Props) {
  const { t, i18n } = useTranslation();
  const { ofError, ofCode } = useErrorText();
  const user = useUser();
  const kinds = useKinds();
  const { form, onError } = useToastIfGone();
  const complain = useComplain();
  const upload = useComplaintFile();
  const [file, setFile] = useState<Chosen>();
  const { register, handleSubmit, control, formState } = useForm<Values>({ defaultValues: NOTHING });
  const [kind, childAbuse] = useWatch({ control, name: ['kind', 'childAbuse'] });
  const notice = kind === 'illegal';
  const anonymous = notice && childAbuse;
  const { errors, isDirty } = formState;
  useUnsaved(isDirty && !complain.isSuccess);

  const send = (values: Values) => {
    if (complain.isPending || values.kind === '') return;
    const email = shortText(values.email);
    const input = {
      kind: values.kind,
      text: values.text,
      language: i18n.language as Locale,
      ...(!user && email !== '' && { email }),
      ...(notice && {
        address: values.address,
        good_faith: values.goodFaith,
        ...(values.name.trim() !== '' && { name: values.name }),
        ...(values.childAbuse && { child_abuse: true }),
      }),
      ...(file && { file: file.file }),
    };
    void complain.mutateAsync(input).then(
      (made) => {
        if (form.current) onSent({ ...made, email: user?.email ?? (email || null) });
        else toast(`${t('complaints.sent_title')} (${made.number})`, 'success');
      },
      (error: unknown) => {
        // It was uploaded too long ago: another one is chosen.
        if (isApiError(error, 'complaint_file_gone')) setFile(undefined);
        onError(error);
      },
    );
  };
  const required = (value: string) => value.trim() !== '';
  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Select
        label={t('complaints.kind')}
        error={errors.kind && t('complaints.kind_required')}
        {...register('kind', { required: true })}
      >
        <option value="">{t('complaints.choose')}</option>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {notice && (
        <>
          <p>{t('complaints.illegal_lead')}</p>
          <Field
            label={t('complaints.address')}
            hint={t('complaints.address_hint')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={2_000}
            error={errors.address && t('complaints.address_required')}
            {...register('address', { validate: (value, { kind }) => kind !== 'illegal' || required(value) })}
          />
        </>
      )}
      <TextArea
        label={notice ? t('complaints.text_illegal') : t('complaints.text')}
        hint={notice ? undefined : t('complaints.text_hint')}
        rows={6}
        maxLength={MOST}
        error={errors.text && t('complaints.text_required')}
        {...register('text', { validate: required })}
      />
      {notice && (
        <Checkbox
          label={t('complaints.child_abuse')}
          hint={t('complaints.child_abuse_hint')}
          {...register('childAbuse')}
        />
      )}
      {notice && (
        <Field
          label={t('complaints.name')}
          autoComplete="name"
          maxLength={120}
          error={errors.name && t('complaints.name_required')}
          {...register('name', {
            validate: (value, { kind, childAbuse }) => kind !== 'illegal' || childAbuse || required(value),
          })}
        />
      )}
      {user ? (
        <p className="quiet">{t('complaints.email_member', { email: user.email })}</p>
      ) : (
        <Field
          label={anonymous ? t('complaints.email_optional') : t('complaints.email')}
          hint={anonymous ? undefined : t('complaints.email_hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          error={errors.email && ofCode('invalid_email')}
          {...register('email', {
            validate: (value, { kind, childAbuse }) =>
              EMAIL_SHAPE.test(value.trim()) || (kind === 'illegal' && childAbuse && value.trim() === ''),
          })}
        />
      )}
      <FileField chosen={file} onChange={setFile} upload={upload} />
      {notice && (
        <Checkbox
          label={t('complaints.good_faith')}
          error={errors.goodFaith && t('complaints.good_faith_required')}
          {...register('goodFaith', { validate: (value, { kind }) => kind !== 'illegal' || value })}
        />
      )}
      {/* Beside the button, which waits for the file: the beginning of the form is out of sight there. */}
      {complain.error && (
        <Alert tone="danger" live>
          {ofError(complain.error)}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={complain.isPending || upload.isPending}>
        {t('complaints.send')}
      </Button>
    </form>
  );
}
