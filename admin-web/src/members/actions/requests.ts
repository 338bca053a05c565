import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import { mayGrantRequests } from '../member';
import { decision } from './decision';

export const sendOwnData = decision({
  name: 'send_data',
  icon: FolderZip,
  // Who is not shut out asks for it after logging in; an address nobody confirmed may be a stranger's.
  offered: (member, role) => mayGrantRequests(role) && member.disabled && member.status !== 'not_confirmed',
  effects: ['mailed', 'alone', 'earlier'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/send-own-data', { params: { path: { id } }, body: { reason } }),
});

export const deleteOnRequest = decision({
  name: 'delete',
  icon: DeleteOutline,
  danger: true,
  offered: (member, role) => mayGrantRequests(role) && member.status !== 'deleted',
  effects: ['out', 'back', 'erased', 'credits'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/delete-on-request', { params: { path: { id } }, body: { reason } }),
});
