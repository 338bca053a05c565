import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { toFirstRow } from './list-keys';
import { useScreenKeys, type KeyHint } from '../keys/screen-keys';
import { useFilterInput } from './use-filter-input';
import { useShortcuts } from '../keys/use-shortcuts';

interface SearchFieldProps {
  label: string;
  source?: string;
}

const DOWN: readonly KeyHint[] = [{ keys: ['↓'], text: 'to_rows' }];

/**
 * Finds what a person has at hand, mostly whole; so it waits for Enter instead of searching for half of it. Down leads
 * to what was found, since the keys of the list are letters here.
 */
export function SearchField({ label, source = 'q' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, search] = useFilterInput(source);
  const [draft, setDraft] = useState({ text: value, of: value });
  if (draft.of !== value) setDraft({ text: value, of: value });
  useScreenKeys(DOWN);
  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <TextField
      className="search"
      inputRef={input}
      type="search"
      size="small"
      value={draft.text}
      placeholder={label}
      onChange={({ target }) => {
        setDraft({ text: target.value, of: value });
        if (target.value === '') search('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(draft.text.trim());
        if (event.key === 'ArrowDown' && toFirstRow()) event.preventDefault();
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
  );
}
