import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { companyQuery } from '../../lib/settings';
import { Panel } from '../../ui/panel';
import styles from './company-details.module.scss';

/** Who runs the site, as the law asks every shop to tell; nothing where the operator has filled nothing in. */
export function CompanyDetails() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: company } = useQuery(companyQuery());
  if (!company?.address && !company?.kvk) return null;
  const { name, address, city, country, kvk, vat_numbers, tradenames } = company;
  const rows: [term: string, lines: string[]][] = [
    [t('app.company_name'), [name]],
    [t('app.company_address'), [address, [city, format.country(country)].filter(Boolean).join(', ')]],
    [t('app.company_register'), [kvk]],
    [t('app.company_vat'), vat_numbers],
    [t('app.company_tradenames'), tradenames],
  ];
  const told = rows.map(([term, lines]) => [term, lines.filter(Boolean)] as const).filter(([, lines]) => lines.length);
  return (
    <Panel aria-labelledby="company">
      <h2 id="company">{t('app.company_title')}</h2>
      <dl className={`stack gap-12 mt-16 ${styles.rows}`}>
        {told.map(([term, lines]) => (
          <div key={term}>
            <dt className="small quiet">{term}</dt>
            {lines.map((line) => (
              <dd key={line} className="breaks">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
