import { NothingListed } from '../layout/lists/nothing-listed';

export const NoDiscounts = () => (
  <NothingListed
    drawing={
      <>
        <path d="M18 20h30l32 32-28 28-34-32z" />
        <circle cx="33" cy="35" r="5" />
      </>
    }
  />
);
