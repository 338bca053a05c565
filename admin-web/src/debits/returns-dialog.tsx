import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useFormats } from '../layout/values/use-formats';
import { useApi } from '../providers/api-client';
import { readReturns } from './bank-returns';
import { debitsNamed, enterReturns } from './returns-calls';
import { planOf, type Plan } from './returns-plan';
import { ReturnsPreview } from './returns-preview';

/** Reads the bank's file or pasted lines, shows what they would do, and enters it after that. */
export function ReturnsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const [source, setSource] = useState('');
  useUnsaved(source.trim() !== '');
  const [missing, setMissing] = useState(false);
  const text = (key: string, options?: object) => translate(`resources.direct-debits.returns.${key}`, options);
  const found = readReturns(source);
  const references = found.map(({ reference }) => reference);
  const { data: debits, isFetching } = useQuery({
    queryKey: ['direct-debits', 'named', references],
    queryFn: () => debitsNamed(api, references),
    enabled: found.length > 0,
    placeholderData: keepPreviousData,
  });
  const plan: Plan = planOf(found, debits ?? []);
  const counted = (count: number) => ({ smart_count: count, count: formats.number(count) });
  const { open } = plan;
  const entering = useIntent(() => enterReturns(api, open), text('done', counted(open.length)));
  const read = (content: string) => {
    entering.reset();
    setMissing(false);
    setSource(content);
  };
  const confirm = () => {
    if (isFetching) return;
    if (open.length === 0) return setMissing(true);
    entering.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirm={open.length > 0 ? text('confirm', counted(open.length)) : text('confirm_none')}
      danger
      written={source.trim() !== ''}
      pending={entering.isPending}
      error={entering.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div>{text('explain')}</div>
      <Button component="label" color="secondary" variant="outlined" startIcon={<UploadFile />} sx={fileSx}>
        {text('file')}
        <Box
          component="input"
          type="file"
          accept=".xml,.csv,.txt"
          sx={visuallyHidden}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            void target.files?.[0]?.text().then(read);
            target.value = '';
          }}
        />
      </Button>
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        label={text('lines')}
        value={source}
        onChange={({ target }) => read(target.value)}
        error={missing}
        helperText={missing ? text('nothing') : text('lines_help')}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
      <div role="status">
        {source.trim() !== '' && found.length === 0 && text('none_found')}
        {found.length > 0 && debits && <ReturnsPreview plan={plan} />}
      </div>
    </ConfirmDialog>
  );
}

const fileSx = { justifySelf: 'start', '&:focus-within': { outline: 2, outlineOffset: 2 } } as const;
