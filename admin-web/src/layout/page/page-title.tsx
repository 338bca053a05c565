import { Title, useResourceContext, useTranslate } from 'react-admin';

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

/** As long as it is not known what the record itself is called. */
export function ResourceTitle() {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  return <PageTitle>{translate(`resources.${resource}.name`, { smart_count: 1 })}</PageTitle>;
}
