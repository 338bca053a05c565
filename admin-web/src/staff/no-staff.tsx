import { NothingListed } from '../layout/lists/nothing-listed';

export const NoStaff = () => (
  <NothingListed
    drawing={
      <>
        <rect x="20" y="22" width="56" height="56" rx="8" />
        <circle cx="48" cy="44" r="9" />
        <path d="M32 68a16 16 0 0 1 32 0M40 22v-6h16v6" />
      </>
    }
  />
);
