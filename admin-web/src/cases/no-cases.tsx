import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from './case';

const { status, ...REPORTS } = TO_DO;

export const NoCases = () => (
  <NothingToDo toDo={[status]} within={REPORTS} drawing={<path d="M26 84V16M26 20h44l-9 15 9 15H26" />} />
);
