import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const debitFiles: ResourceProps = {
  name: 'debit-files',
  icon: UploadFile,
  list: lazy(() => import('./debit-file-list').then(({ DebitFileList }) => ({ default: DebitFileList }))),
};
