import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import type { Effect } from './effects';

export function SettingsEffects({ effects }: { effects: Effect[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const sentence = ({ text, numbers = {}, money = {} }: Effect) =>
    translate(`resources.settings.effects.${text}`, {
      ...numbers,
      ...Object.fromEntries(Object.entries(money).map(([name, amount]) => [name, formats.money(amount)])),
      smart_count: numbers.count,
    });
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {effects.map((effect) => (
        <Box component="li" key={effect.text} sx={{ display: 'flex', gap: 1 }}>
          <InfoOutlined fontSize="small" aria-hidden="true" sx={{ mt: 0.25, color: 'secondary.main' }} />
          <span>{sentence(effect)}</span>
        </Box>
      ))}
    </Box>
  );
}
