import { NothingToDo } from '../layout/lists/nothing-to-do';
import { TO_DO } from './objections';

export const NoObjections = () => (
  <NothingToDo
    toDo={[TO_DO.status]}
    drawing={<path d="M28 34 52 10M36 42 60 18M30 32l24 24M40 44 16 68l8 8 24-24M20 84h56" />}
  />
);
