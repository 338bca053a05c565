import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useShortcuts } from './use-shortcuts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Finds what a person has at hand, mostly whole; so it waits for Enter instead of searching for half of it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ text: value, of: value });
  if (draft.of !== value) setDraft({ text: value, of: value });
  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft.text.trim());
      }}
    >
      <TextField
        inputRef={input}
        type="search"
        size="small"
        value={draft.text}
        placeholder={label}
        onChange={({ target }) => {
          setDraft({ text: target.value, of: value });
          if (target.value === '' && value !== '') onSearch('');
        }}
        slotProps={{
          htmlInput: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
