import { createContext } from 'react';

/** The part of a list's filter that says where one is in it, such as its tab: no filter to its reader. */
export const ListPlace = createContext<(filter: object) => object>(() => ({}));
