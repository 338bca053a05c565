import { NothingListed } from '../layout/nothing-listed';

export const NoComplaints = () => (
  <NothingListed drawing={<path d="M14 30h68v44H14zM14 32l34 26 34-26M14 73l24-22M82 73 58 51" />} />
);
