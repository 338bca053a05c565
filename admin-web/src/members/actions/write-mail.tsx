import EditNote from '@mui/icons-material/EditNoteOutlined';
import { TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../../layout/forms/select-field';
import { ConfirmDialog } from '../../layout/dialogs/confirm-dialog';
import { useIntent } from '../../layout/dialogs/use-intent';
import { useUnsaved } from '../../layout/dialogs/unsaved';
import { type Body } from '../../providers/api-client';
import { mayDisable } from '../member';
import { useFormats, useText } from '../../layout/values/words';
import { useMails } from '../use-mails';
import type { ActionDialogProps, MemberAction } from './action';

type Mail = Body<'/api/admin/members/{id}/mails', 'post'>;

const MOST = { subject: 150, text: 5_000 };

/** Begins with the salutation in the member's language; another language brings its own, as long as nothing is written. */
function WriteMail({ member, open, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const name = member.name ?? translate('resources.members.erased');
  const text = useText('resources.members.decide.write_mail', { name });
  const { data, error } = useMails(member.id, open);
  const [chosen, setChosen] = useState<Mail['language']>();
  const [subject, setSubject] = useState('');
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const subjectField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const language = chosen ?? data?.language;
  const template = data?.templates.find((one) => one.language === language)?.text ?? '';
  const body = typed ?? template;
  const unsaid = { subject: subject.trim() === '', text: body.trim() === '' || body.trim() === template.trim() };
  const written = !unsaid.subject || !unsaid.text;
  useUnsaved(open && written);
  const sending = useIntent<Mail>(
    (mail, api) => api.POST('/api/admin/members/{id}/mails', { params: { path: { id: member.id } }, body: mail }),
    text('done'),
  );
  const close = () => {
    sending.reset();
    setChosen(undefined);
    setSubject('');
    setTyped(undefined);
    setTried(false);
    onClose();
  };
  const send = () => {
    setTried(true);
    if (unsaid.subject) return subjectField.current?.focus();
    if (unsaid.text || !language) return textField.current?.focus();
    sending.mutate({ language, subject: subject.trim(), text: body.trim() }, { onSuccess: close });
  };
  return (
    <ConfirmDialog
      wide
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      written={written}
      intent={sending}
      error={sending.error ?? error}
      onConfirm={send}
      onClose={close}
    >
      <Typography>{text('from', { email: member.email ?? '–' })}</Typography>
      <SelectField
        label={text('language')}
        value={language ?? ''}
        options={data?.templates.map((one) => [one.language, formats.language(one.language)] as const) ?? []}
        onChoose={(chosen) => {
          if (unsaid.text) setTyped(undefined);
          setChosen(chosen);
        }}
      />
      <TextField
        inputRef={subjectField}
        required
        // The dialog was opened to write this.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        label={text('subject')}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        error={tried && unsaid.subject}
        helperText={tried && unsaid.subject && text('subject_required')}
        slotProps={{ htmlInput: { maxLength: MOST.subject, lang: language } }}
      />
      <TextField
        inputRef={textField}
        required
        multiline
        minRows={8}
        maxRows={16}
        label={text('text')}
        value={body}
        onChange={({ target }) => setTyped(target.value)}
        error={tried && unsaid.text}
        helperText={tried && unsaid.text && text('text_required')}
        slotProps={{ htmlInput: { maxLength: MOST.text, lang: language }, inputLabel: { shrink: true } }}
      />
    </ConfirmDialog>
  );
}

export const writeMail: MemberAction = {
  name: 'write_mail',
  icon: EditNote,
  offered: (member, role) => mayDisable(role) && member.email !== null,
  Dialog: WriteMail,
};
