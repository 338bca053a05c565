import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** What is typed can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'slotProps'>) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  const show = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: show }, htmlInput: { required: true, maxLength: 1000 } }}
    />
  );
}
