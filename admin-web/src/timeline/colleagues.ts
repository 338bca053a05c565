import { createContext } from 'react';

/** Names of the colleagues whom events name by their id. */
export const Colleagues = createContext<ReadonlyMap<string, string>>(new Map());
