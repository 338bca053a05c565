import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from './complaint';

export const NoComplaints = () => (
  <NothingToDo toDo={TO_DO} drawing={<path d="M14 30h68v44H14zM14 32l34 26 34-26M14 73l24-22M82 73 58 51" />} />
);
