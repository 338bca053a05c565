import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useChoices } from '../layout/use-choices';
import { MethodCard } from './method-card';
import { moved } from './moved';
import type { Method } from './setting';

interface MethodEditorProps {
  methods: Method[];
  onChange: (methods: Method[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** The offered ones in the order in which buyers see them, and the others to add. */
export function MethodEditor({ methods, onChange, errorAt }: MethodEditorProps) {
  const translate = useTranslate();
  const name = (id: string) => translate(`console.payment_methods.${id}`, { _: id });
  const others = useChoices().payment_methods.filter((id) => !methods.some((method) => method.id === id));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {methods.map((method, i) => (
        <MethodCard
          key={method.id}
          method={method}
          name={name(method.id)}
          first={i === 0}
          last={i === methods.length - 1}
          onChange={(next) => onChange(methods.map((one, k) => (k === i ? next : one)))}
          onMove={(by) => onChange(moved(methods, i, by))}
          onRemove={() => onChange(methods.filter((_, k) => k !== i))}
          errorAt={(path) => errorAt(`payment_methods.${i}.${path}`)}
        />
      ))}
      {others.length > 0 && (
        <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Typography variant="h6" component="h2" color="secondary">
            {translate('resources.settings.methods.others')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {others.map((id) => (
              <Button
                key={id}
                variant="outlined"
                color="secondary"
                startIcon={<Add />}
                onClick={() => onChange([...methods, { id, countries: [], from: null, until: null, costs: [] }])}
              >
                {name(id)}
              </Button>
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}
