import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const books: ResourceProps = {
  name: 'books',
  icon: BalanceOutlined,
  list: lazy(() => import('./books-page').then(({ BooksPage }) => ({ default: BooksPage }))),
};
