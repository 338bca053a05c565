import { Title, useTranslate } from 'react-admin';

/** Title of the page in the bar and of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const translate = useTranslate();
  return (
    <>
      <title>{`${children} · ${translate('console.name')}`}</title>
      <Title title={children} />
    </>
  );
}
