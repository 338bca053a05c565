import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, type SxProps, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useText } from '../layout/values/words';

interface CalmPictureProps {
  src: string;
  /** What it is of, as `Foto 2`. */
  alt: string;
  /** Blurred until somebody wants to see it. */
  veiled: boolean;
  sx: SxProps<Theme>;
  /** Below it once it can be seen. */
  children?: ReactNode;
}

export function CalmPicture({ src, alt, veiled, sx, children }: CalmPictureProps) {
  const [shown, setShown] = useState(!veiled);
  const text = useText('resources.cases.photos');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ overflow: 'hidden', borderRadius: '8px', width: '100%', bgcolor: '#17101d' }}>
        <Box
          component="img"
          src={src}
          alt={shown ? alt : text('veiled_alt')}
          loading="lazy"
          sx={sx}
          style={shown ? undefined : { filter: 'blur(28px) saturate(0.4)' }}
        />
      </Box>
      {veiled && (
        <Button
          size="small"
          color="secondary"
          startIcon={shown ? <VisibilityOff /> : <Visibility />}
          aria-label={`${text(shown ? 'hide' : 'show')}: ${alt}`}
          onClick={() => setShown(!shown)}
          sx={{ ml: -0.5 }}
        >
          {text(shown ? 'hide' : 'show')}
        </Button>
      )}
      {shown && children}
    </Box>
  );
}
