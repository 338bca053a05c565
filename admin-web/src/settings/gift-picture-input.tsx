import Upload from '@mui/icons-material/UploadOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { useChoices } from '../layout/values/use-choices';
import { dataOf, useApi } from '../providers/api-client';
import { useText } from '../layout/values/words';

interface GiftPictureInputProps {
  picture: string;
  onChange: (picture: string) => void;
  error: string | undefined;
}

/** One of the product's drawings, or a picture of the operator's own. */
export function GiftPictureInput({ picture, onChange, error }: GiftPictureInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { gift_pictures: drawings } = useChoices();
  const file = useRef<HTMLInputElement>(null);
  const help = useId();
  const text = useText('resources.settings.gifts');
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const form = new FormData();
      form.set('photo', chosen);
      const body = form as unknown as { photo: string };
      return dataOf(api.POST('/api/admin/gift-pictures', { body, bodySerializer: () => form }));
    },
  });
  const { data: kept } = upload;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    // Of a card that has been taken away meanwhile nothing comes back.
    if (kept) choose(kept.picture);
  }, [kept]);
  const failed = error ?? (upload.isError ? upload.error.message : undefined);
  const own = picture.startsWith('own-');
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <SelectField
        label={translate('resources.settings.parts.picture')}
        value={picture}
        error={failed !== undefined}
        options={[
          ...(own ? [[picture, text('own_picture')] as const] : []),
          ...drawings.map((one) => [one.id, one.name[locale] ?? one.id] as const),
        ]}
        onChoose={onChange}
      />
      <input
        ref={file}
        type="file"
        accept="image/png,image/webp,image/jpeg,image/heic"
        hidden
        aria-label={text('upload')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again after a refusal.
          target.value = '';
          if (chosen) upload.mutate(chosen);
        }}
      />
      <Button
        size="small"
        color="secondary"
        startIcon={<Upload />}
        loading={upload.isPending}
        aria-describedby={help}
        onClick={() => file.current?.click()}
        sx={{ justifySelf: 'start' }}
      >
        {text('upload')}
      </Button>
      <FormHelperText id={help} error={failed !== undefined} role={failed ? 'alert' : undefined}>
        {failed ?? text(own ? 'own_help' : 'picture_help')}
      </FormHelperText>
    </Box>
  );
}
