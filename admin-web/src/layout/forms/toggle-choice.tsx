import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ToggleChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** One of a few, each a button: such as by which period a report counts. */
export const ToggleChoice = <Value extends string>({ label, value, options, onChoose }: ToggleChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="secondary"
    aria-label={label}
    value={value}
    // Pressed again, the one that is chosen stays so.
    onChange={(_event, chosen: Value | null) => chosen && onChoose(chosen)}
  >
    {options.map(([one, name]) => (
      <ToggleButton key={one} value={one}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
