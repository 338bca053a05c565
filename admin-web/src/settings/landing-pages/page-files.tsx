import Delete from '@mui/icons-material/DeleteOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import { Box, Button, Card, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { dataOf, useApi } from '../../providers/api-client';
import { partsOf, type LanderPage } from './landing-page';
import { useText } from '../../layout/values/words';
import { CardHeading } from '../../layout/values/card-heading';

interface PageFilesProps {
  page: LanderPage;
  onChange: (part: Partial<LanderPage>) => void;
  errorAt: (path: string) => string | undefined;
}

/** The operator's own picture, and for the lander that plays one, a video. */
export function PageFiles({ page, onChange, errorAt }: PageFilesProps) {
  const api = useApi();
  const { picture, video } = page;
  const plays = partsOf(page.id).lander === 'video';
  const source = (id: string) => `/api/admin/lander-files/${id}`;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 3 }}>
      <FileInput
        kind="picture"
        accept="image/png,image/webp,image/jpeg,image/heic"
        error={errorAt('picture')}
        onRemove={picture === null ? undefined : () => onChange({ picture: null })}
        upload={async (form, body) => {
          const sent = dataOf(api.POST('/api/admin/lander-pictures', { body, bodySerializer: () => form }));
          onChange({ picture: (await sent).picture });
        }}
      >
        {picture && <img src={source(picture)} alt="" style={shown} />}
      </FileInput>
      {plays && (
        <FileInput
          kind="video"
          accept="video/mp4,video/webm"
          error={errorAt('video')}
          onRemove={video === null ? undefined : () => onChange({ video: null })}
          upload={async (form, body) => {
            const sent = dataOf(api.POST('/api/admin/lander-videos', { body, bodySerializer: () => form }));
            onChange({ video: (await sent).video });
          }}
        >
          {video && <video src={source(video)} controls muted playsInline preload="metadata" style={shown} />}
        </FileInput>
      )}
    </Card>
  );
}

const shown = { maxWidth: '100%', maxHeight: 180, borderRadius: 8, justifySelf: 'start' } as const;

interface FileInputProps {
  kind: 'picture' | 'video';
  accept: string;
  error: string | undefined;
  onRemove: (() => void) | undefined;
  upload: (form: FormData, body: { photo: string }) => Promise<void>;
  children: ReactNode;
}

function FileInput({ kind, accept, error, onRemove, upload, children }: FileInputProps) {
  const file = useRef<HTMLInputElement>(null);
  const help = useId();
  const text = useText(`resources.landing-pages.${kind}`);
  const sending = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.set('photo', chosen);
      return upload(form, form as unknown as { photo: string });
    },
  });
  const failed = error ?? (sending.isError ? sending.error.message : undefined);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <CardHeading component="h2">{text('name')}</CardHeading>
      {children}
      <input
        ref={file}
        type="file"
        accept={accept}
        hidden
        aria-label={text('upload')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again after a refusal.
          target.value = '';
          if (chosen) sending.mutate(chosen);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          startIcon={<Upload />}
          loading={sending.isPending}
          aria-describedby={help}
          onClick={() => file.current?.click()}
        >
          {text('upload')}
        </Button>
        {onRemove && (
          <Button size="small" color="secondary" startIcon={<Delete />} onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </Box>
      <FormHelperText id={help} error={failed !== undefined} role={failed ? 'alert' : undefined} sx={{ m: 0 }}>
        {failed ?? text('help')}
      </FormHelperText>
    </Box>
  );
}
