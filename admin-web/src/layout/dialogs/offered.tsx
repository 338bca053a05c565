import { Alert } from '@mui/material';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../values/words';

interface Offer {
  /** What a colleague did meanwhile, so that this can no longer be done. */
  overtaken: ReactNode;
  /** Stays until what it answers is called. */
  hold: () => () => void;
}
const OfferContext = createContext<Offer>({ overtaken: null, hold: () => () => undefined });

interface OfferedProps<Item> {
  of: Item;
  /** It can be done now. */
  when: boolean;
  /** Who did what instead. */
  told: ReactNode;
  children: (offered: Item) => ReactNode;
}

/**
 * What can be done with a record. Where somebody has begun to write in it and a colleague was first, it stays with their
 * words, as the record was when they began, and says what the colleague did.
 */
export function Offered<Item>({ of, when, told, children }: OfferedProps<Item>) {
  const [held, setHeld] = useState(0);
  const [last, setLast] = useState(of);
  if (when && last !== of) setLast(of);
  const hold = useCallback(() => {
    setHeld((count) => count + 1);
    return () => setHeld((count) => count - 1);
  }, []);
  const offer = useMemo(() => ({ overtaken: when ? null : told, hold }), [when, told, hold]);
  if (!when && held === 0) return null;
  return <OfferContext value={offer}>{children(when ? of : last)}</OfferContext>;
}

/** Keeps the offer on the page while `writing`; answers what a colleague did meanwhile. */
export function useOffer(writing: boolean): ReactNode {
  const { hold, overtaken } = use(OfferContext);
  useEffect(() => (writing ? hold() : undefined), [writing, hold]);
  return overtaken;
}

interface FirstProps {
  /** Null while the list does not know yet, or for none of staff. */
  by: string | null | undefined;
  at: string | null | undefined;
  /** What was done, in a word or two. */
  what: string;
}

/** Names who was first, and what they did. */
export function First({ by, at, what }: FirstProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const who = by ?? translate('console.overtaken.colleague');
  const said = at
    ? translate('console.overtaken.at', { who, what, at: formats.instant(at) })
    : translate('console.overtaken.told', { who, what });
  return (
    <>
      {said} {translate('console.overtaken.kept')}
    </>
  );
}

export const Overtaken = ({ children }: { children: ReactNode }) => (
  <Alert severity="warning" role="presentation">
    {children}
  </Alert>
);
