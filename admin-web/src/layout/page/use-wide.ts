import { useMediaQuery, type Theme } from '@mui/material';

/** There is room for a table. */
export const useWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
