import { NothingListed } from '../layout/lists/nothing-listed';

export const NoBlocks = () => (
  <NothingListed
    drawing={
      <>
        <circle cx="48" cy="48" r="30" />
        <path d="m27 69 42-42" />
      </>
    }
  />
);
