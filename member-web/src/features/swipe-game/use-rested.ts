import { useEffect, useState } from 'react';

/** In milliseconds. Whoever is passed over sooner was not looked at: the server tells 600 profiles an hour (PRV). */
const REST = 500;

/** Whether the card on top has been there for a moment. */
export function useRested(id: string | undefined): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), REST);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== undefined && rested === id;
}
